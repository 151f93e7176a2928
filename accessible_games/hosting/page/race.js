// Presses that are timed: races in which whoever is first counts, and a tone that is followed.
// All is measured here, by the clock of this device, from when its own sound was heard: so the network
// is worth nothing.  Times are milliseconds of one clock, which is compared with that of the table.

const $ = (id) => document.getElementById(id);
const RECENT = 1500; // a line that is sent belongs to a key or touch of so long ago at most
const NOTICED = 30; // until what was pressed before has been noticed
const TICKS = 10;
const TICK = 700;
const ENOUGH = 6; // taps that count
const UNEVEN = 60; // how far apart the middle half of them may lie
const MOST_LATE = 400;

export const clock = (at = performance.now()) => performance.timeOrigin + at;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

export class Races {
  // page: sounds, word(name, values), tellOwn(name, values), send(line), asked(), kept, keep(changes), report(message), flush(records)
  constructor(page) {
    this.page = page;
    this.open = null; // the race that is open, or about to open
    this.waiting = []; // records that belong to its opening
    this.pressedAt = 0; // when the last key or touch was, which a line may come from
    this.tone = null;
    this.taps = "";
    for (const event of ["pointerdown", "keydown"]) {
      addEventListener(event, (pressed) => !pressed.repeat && (this.pressedAt = pressed.timeStamp), true);
    }
    // A screen reader's double tap is a click alone.
    addEventListener("click", (pressed) => pressed.timeStamp - this.pressedAt > RECENT && (this.pressedAt = pressed.timeStamp), true);
    this.listen();
  }

  listen() {
    const press = $("press");
    press.addEventListener("click", () => !(this.open && this.open.taps) && this.press());
    for (const [down, up] of [["pointerdown", "pointerup"], ["keydown", "keyup"]]) {
      press.addEventListener(down, (event) => this.tapDown(event));
      press.addEventListener(up, (event) => this.tapUp(event));
    }
    $("elsewhere").addEventListener("change", () => this.page.keep({ elsewhere: $("elsewhere").checked }));
    $("calibrate").addEventListener("click", () => this.calibrate());
    $("tone-start").addEventListener("pointerdown", (event) => this.tone && this.tone.begun && this.followed(event));
    $("tone-start").addEventListener("click", (event) => (this.tone && !this.tone.begun ? this.playTone() : this.followed(event)));
    $("tone-without").addEventListener("click", () => this.endTone(null));
  }

  // The table's game may have races: their button is there before they are.
  hello(hello) {
    $("race").hidden = !hello.races;
    $("elsewhere").checked = Boolean(this.page.kept.elsewhere);
    for (const cue of hello.cues || []) this.page.sounds.fetch(cue);
  }

  reset() {
    clearTimeout(this.timer);
    this.open = this.tone = null;
    this.waiting = [];
    $("race").hidden = $("tone").hidden = true;
  }

  // -- a race --------------------------------------------------------------------------------------

  // Whether a record is dealt with, or waits for the opening.
  takes(record, catching) {
    if (record.is === "race") this.begin(record, catching);
    else if (record.is === "until") this.tellUntil(record);
    else if (record.is === "tone") this.offerTone(record, catching);
    else if (this.open && this.open.at > clock() && !catching) this.hold(record);
    else return false;
    return true;
  }

  begin(record, catching) {
    clearTimeout(this.timer);
    this.flush();
    const { race: number, press, taps, long } = record;
    this.taps = "";
    this.open = number && !catching ? { number, press, taps, long, at: record.at || clock(), cue: null, offsets: [] } : null;
    const name = !number ? "press" : taps ? "press-taps" : "press";
    $("press").textContent = this.page.word(name);
    if (this.open) this.timer = setTimeout(() => this.flush(), Math.max(0, this.open.at - clock()));
  }

  // What is told of the card waits until it sounds; the sound itself is made ready.
  hold(record) {
    if (record.is === "cue" && !this.open.cue) {
      this.open.cue = true;
      if (!this.page.kept.elsewhere) this.sound(this.open, record);
    } else this.waiting.push(record);
  }

  async sound(open, record) {
    open.cue = (await this.page.sounds.playAt(record.cue, record.pan, open.at)) || true;
  }

  flush() {
    const records = this.waiting.splice(0);
    if (records.length) this.page.flush(records);
  }

  // When the race was opened, as it was heard here.
  get onset() {
    const { cue, at } = this.open;
    return cue && cue.heard ? cue.heard() : at;
  }

  // What goes along with a line that is pressed in a race.
  get stamp() {
    if (!this.open) return null;
    const at = performance.now() - this.pressedAt > RECENT ? performance.now() : this.pressedAt;
    const ms = clock(at) - this.onset;
    return { race: this.open.number, ms, at: clock(at), late: this.page.kept.late || 0 };
  }

  press() {
    const asked = this.page.asked();
    if (!this.open || !asked || !this.open.press || !asked.choices.length) this.page.tellOwn("press-wait");
    else this.page.send(this.open.press);
  }

  tellUntil(record) {
    if (!this.open || record.race !== this.open.number) return;
    const until = { until: record.race, ms: clock() - this.onset };
    setTimeout(() => this.page.report(until), NOTICED);
  }

  // -- a posture, tapped ------------------------------------------------------------------------------

  tapDown(event) {
    if (!this.open || !this.open.taps || event.repeat || (event.key && !["Enter", " "].includes(event.key))) return;
    event.preventDefault();
    this.downAt = event.timeStamp;
  }

  tapUp(event) {
    if (this.downAt === undefined || !this.open || (event.key && !["Enter", " "].includes(event.key))) return;
    this.taps += event.timeStamp - this.downAt >= this.open.long ? "l" : "s";
    this.downAt = undefined;
    this.pressedAt = event.timeStamp;
    if (this.taps.length < this.open.taps) return;
    if (this.page.asked()) this.page.send(this.taps);
    this.taps = "";
  }

  // -- how late this device is --------------------------------------------------------------------------

  calibrate() {
    if (this.ticks) return;
    const { sounds } = this.page;
    if (sounds.locked) sounds.unlock();
    this.page.tellOwn("calibrate-help");
    const first = clock() + 4000;
    const heard = Array.from({ length: TICKS }, (_, n) => sounds.tick(first + n * TICK));
    const button = $("calibrate");
    const taps = [];
    const tap = (event) => {
      if (event.repeat || (event.key && !["Enter", " "].includes(event.key))) return;
      event.preventDefault();
      taps.push(clock(event.timeStamp));
    };
    button.textContent = this.page.word("calibrate-tap");
    for (const kind of ["pointerdown", "keydown"]) button.addEventListener(kind, tap);
    this.ticks = setTimeout(() => {
      for (const kind of ["pointerdown", "keydown"]) button.removeEventListener(kind, tap);
      button.textContent = this.page.word("calibrate");
      this.ticks = 0;
      this.judge(taps, heard.map((when) => when()));
    }, 4000 + TICKS * TICK);
  }

  judge(taps, heard) {
    const nearest = (tap) => heard.reduce((best, tick) => (Math.abs(tap - tick) < Math.abs(tap - best) ? tick : best));
    const off = taps.map((tap) => tap - nearest(tap)).sort((a, b) => a - b);
    const quarter = off.length >> 2;
    const spread = off.length ? off[off.length - 1 - quarter] - off[quarter] : 0;
    const late = Math.round(median(off));
    if (off.length < ENOUGH || spread > UNEVEN * 2 || late > MOST_LATE) this.page.tellOwn("calibrate-failed");
    else {
      this.page.keep({ late: Math.max(0, late) });
      this.page.tellOwn("calibrated", { n: Math.max(0, late) });
    }
  }

  // -- a tone that is followed ------------------------------------------------------------------------

  offerTone(record, catching) {
    if (catching) return;
    this.tone = { cues: record.cues, pulse: record.pulse, begun: false };
    $("tone").hidden = false;
    $("tone-start").textContent = this.page.word("tone-start");
    for (const [cue] of record.cues) this.page.sounds.fetch(cue);
    $("tone-start").focus();
  }

  async playTone() {
    const { tone } = this;
    const { sounds } = this.page;
    tone.begun = true;
    $("tone-start").textContent = this.page.word("tone-now");
    const first = clock() + 600;
    const pulses = await Promise.all(tone.cues.map(([cue, pan], n) => sounds.playAt(cue, pan, first + n * tone.pulse)));
    tone.heard = () => (pulses[0] ? pulses[0].heard() : first);
    tone.timer = setTimeout(() => this.tone === tone && this.endTone(null), 600 + (tone.cues.length + 1) * tone.pulse);
  }

  followed(event) {
    const { tone } = this;
    if (!tone || !tone.heard) return;
    const pressed = event.type === "click" ? this.pressedAt : event.timeStamp;
    const ms = clock(pressed) - tone.heard() - (this.page.kept.late || 0);
    if (ms > -tone.pulse) this.endTone(Math.max(0, ms));
  }

  endTone(ms) {
    const { tone } = this;
    if (!tone) return;
    clearTimeout(tone.timer);
    this.tone = null;
    $("tone").hidden = true;
    $("question").focus();
    this.page.send("", { tone: ms });
  }
}
