// The page of one player: the way in, what happens, what is asked, and how this device tells it.
// It knows no game: it shows finished words, and sends back what was typed or chosen.

import { Link } from "./link.js";
import { Photos } from "./photo.js";
import { Races } from "./race.js";
import { Sounds } from "./sounds.js";
import { Speech } from "./speech.js";

const $ = (id) => document.getElementById(id);
const LANGUAGES = ["en", "fr", "ja"];
const QUIET = 400; // milliseconds until what was told before is not announced any more
const HELD = 150; // for how long a line waits for the question that it may belong to
const DIGIT_PAUSE = 1500; // between the two digits of a number
const READING = 3000; // for how long a line that is not kept stays at least,
const A_LETTER = 60; // and for each letter of it besides

// -- what this device remembers ---------------------------------------------------------------

const usual = { language: "", speaks: "reader", sounds: true, volume: 70, speed: 100, size: "100", voices: {}, name: "", table: "", mute: false, elsewhere: false, late: 0 };
const kept = { ...usual };
try {
  Object.assign(kept, JSON.parse(localStorage.getItem("device") || "{}"));
} catch (problem) {
  // A browser that keeps nothing: then it is asked each time.
}

function keep(changes) {
  Object.assign(kept, changes);
  try {
    localStorage.setItem("device", JSON.stringify(kept));
  } catch (problem) {
    // As above.
  }
}

// -- words ------------------------------------------------------------------------------------

let words = {};

async function speakLanguage(language) {
  const response = await fetch("words/" + language);
  if (!response.ok) throw new Error(response.status);
  words = await response.json();
  document.documentElement.lang = language;
  for (const part of document.querySelectorAll("[data-word]")) part.textContent = words[part.dataset.word];
  for (const part of document.querySelectorAll("[data-label]")) {
    part.setAttribute("aria-label", words[part.dataset.label]);
  }
  entitle();
}

const word = (name, values = {}) =>
  Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), words[name] || "");

const pageLanguage = () => document.documentElement.lang;

// -- voice and sounds ---------------------------------------------------------------------------

const sounds = new Sounds();
const speech = new Speech((speaking) => sounds.duck(speaking));

function unlock() {
  if (speech.on) speech.unlock();
  if (sounds.on) sounds.unlock();
  showWake();
}

// After a reload nothing may sound before somebody has touched the page.
function showWake() {
  const wants = seated && ((speech.on && speech.there && speech.locked) || (sounds.on && !sounds.context));
  $("wake").hidden = !wants;
}

function setSpeaker(who) {
  speech.on = who === "page" && speech.there;
  if (!speech.on) speech.silence();
  // What the page reads itself must not be read by a screen reader as well.
  $("log").setAttribute("aria-live", speech.on ? "off" : "polite");
  $("silence").hidden = !speech.on;
  $("speech-settings").hidden = !speech.on;
  for (const radio of document.querySelectorAll('[name="speaks"], [name="speaks-now"]')) {
    radio.checked = radio.value === who;
  }
  keep({ speaks: who });
  if (speech.on) offerVoices();
}

function setSounds(on) {
  sounds.on = on;
  $("sounds").checked = $("sounds-now").checked = on;
  keep({ sounds: on });
}

function setVolume(volume) {
  sounds.setVolume(volume / 100);
  $("volume").value = volume;
  keep({ volume });
}

function setSpeed(speed) {
  speech.rate = speed / 100;
  $("speed").value = speed;
  keep({ speed });
}

function setSize(size) {
  document.documentElement.style.setProperty("--size", Number(size) / 100);
  $("size").value = size;
  keep({ size });
}

function offerVoices() {
  const language = pageLanguage();
  const found = speech.voices(language);
  const now = speech.voice(language);
  $("voice").replaceChildren(
    ...found.map((voice) => {
      const option = new Option(voice.name, voice.voiceURI, false, voice === now);
      option.lang = voice.lang;
      return option;
    }),
  );
  $("voice").disabled = !found.length;
  clearTimeout(offerVoices.late);
  // Voices come late in some browsers: only then is there none.
  offerVoices.late = setTimeout(() => ($("no-voice").hidden = Boolean(speech.voices(language).length)), 3000);
}

// -- telling ----------------------------------------------------------------------------------------

let seated = false;
let seat = { game: "", language: "en" };
let asked = null; // what is asked now, as it was sent
let catching = false; // whether what comes was told before
let fresh = true; // whether this page sat down, and was not loaded anew
let held = null; // a line that may be the question which the focus comes to
let over = false;
let lastText = "";
let quiet = false; // whether the log is being filled with what was told before
let later = []; // lines that have come meanwhile

function entitle() {
  const game = seat.game || word("table");
  $("game").textContent = game;
  if (!seated) document.title = word("title");
  else document.title = asked ? `${word("your-turn")} – ${game}` : game;
  if (!asked) $("question").textContent = word(over ? "over" : "wait-turn");
}

function addLine(text, { language = pageLanguage(), kind = "own", once = false, kept: remains, live = true } = {}) {
  const line = document.createElement("p");
  // The same words twice would be read once: the second time they end in a blank that nobody hears.
  lastText = text === lastText ? `${text}\u00a0` : text;
  line.textContent = lastText;
  line.className = kind;
  if (language !== pageLanguage()) line.lang = language;
  if (once) line.dataset.once = "";
  if (remains !== undefined) {
    line.dataset.kept = remains;
    line.dataset.until = Date.now() + READING + text.length * A_LETTER;
  }
  if (!live) line.setAttribute("aria-live", "off");
  const log = $("log");
  log.append(line);
  log.scrollTop = log.scrollHeight;
}

// What has to be remembered is read once: something else has happened since, and its time is over.
function keepOnly(line) {
  const text = line.dataset.kept;
  if (!text) line.remove();
  line.setAttribute("aria-live", "off");
  line.textContent = text;
  delete line.dataset.kept;
}

// Where the log has another size, its last line stays in sight.
if (window.ResizeObserver) new ResizeObserver(() => ($("log").scrollTop = $("log").scrollHeight)).observe($("log"));

// A line of the page itself.
function tellOwn(name, values) {
  release();
  addLine(word(name, values));
  speech.say("alert", word(name, values), pageLanguage());
}

function showLine(record, live = true) {
  if (quiet && !catching) later.push(record);
  else if (record.text) {
    // What the keyboard in this room tells is there to be read, and not told twice.
    addLine(record.text, { language: record.lang, kind: record.kind, once: record.once, kept: record.kept, live: live && !record.aloud });
  }
}

function sayRecord(record) {
  const text = "said" in record ? record.said : record.text;
  if (!catching && !record.aloud) speech.say(record.kind, text, record.lang || seat.language, Boolean(record.once));
}

// A held line belongs to no question.
function release(live = true) {
  const record = held;
  held = null;
  if (record) showLine(record, live);
}

const follow = {
  line(record) {
    sayRecord(record);
    if (record.kind === "question" && inChoices() && !speech.on) {
      // The focus is about to come to a heading with these words: they are read there.
      held = record;
      setTimeout(() => held === record && release(), HELD);
    } else showLine(record);
  },
  say: sayRecord,
  cue(record) {
    if (record.cue && !catching && !record.aloud) sounds.play(record.cue, record.pan);
  },
  ask(record) {
    const same = held && held.text.trim() === record.title.trim();
    if (!same) release();
    const moves = ask(record);
    release(!moves);
  },
  close() {
    ask(null);
  },
  pass(record) {
    link.report({ shown: record.n }); // what is kept in other words is sent so to whoever comes later
    for (const line of document.querySelectorAll("#log [data-kept]")) {
      setTimeout(() => keepOnly(line), Math.max(0, Number(line.dataset.until) - Date.now()));
    }
  },
  forget() {
    for (const line of document.querySelectorAll("#log [data-once]")) line.remove();
    speech.forget();
  },
  page(record) {
    takeAlong(record);
  },
  left() {
    leftTable("left");
  },
  over() {
    over = true;
    ask(null);
  },
  begin() {
    over = false;
    ask(null);
    if (!catching) tellOwn("begin");
  },
};

function takeRecord(record, old) {
  catching = old && !fresh;
  if (record.chat && kept.mute) return;
  if (!races.takes(record, catching)) followRecord(record);
  if (quiet && record.n >= link.awaited) endQuiet();
}

function followRecord(record) {
  if (record.is !== "ask" && held) release();
  if (waiting && record.is === "line" && ["answer", "question"].includes(record.kind)) {
    patience(HELD * 2); // it was refused; or it led on, and the new list is about to come
  }
  if (follow[record.is]) follow[record.is](record);
}

// -- what is asked ----------------------------------------------------------------------------------

let waiting = false; // for what follows an answer: until then no second one is sent
let digits = "";

const inChoices = () => $("choices").contains(document.activeElement);
const buttons = () => [...$("choices").querySelectorAll("button")];

function choiceButton(text, line, state = "", bare = false) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.dataset.line = line;
  item.className = [state, bare ? "bare" : ""].join(" ").trim();
  if (!bare) item.dataset.typed = line;
  item.append(button);
  return item;
}

// Show what is asked; returns whether the focus came to its heading.
function ask(record) {
  const hadFocus = inChoices();
  asked = record;
  digits = "";
  waiting = false;
  clearTimeout(patience.timer);
  if (record) speech.asked();
  else speech.answered();
  const list = $("choices");
  if (!record) list.replaceChildren();
  else {
    const items = record.choices.map((one) => choiceButton(one.text, one.typed, one.state));
    if (!items.length && !record.types) items.push(choiceButton(word("go-on"), "", "", true));
    const leadsBack = record.choices.some((one) => one.typed === record.back);
    if (record.passes && items.length && record.choices.length) items.push(choiceButton(word("go-on"), "", "", true));
    if (record.back && !leadsBack) items.push(choiceButton(word("back"), record.back, "", true));
    list.replaceChildren(...items);
  }
  list.hidden = !record || !list.children.length;
  const heading = $("question");
  if (record) heading.textContent = record.title;
  entitle();
  if (hadFocus) heading.focus();
  return hadFocus;
}

function answer(line) {
  if (!asked || waiting) return;
  waiting = !races.open; // whoever is not first may have to press again
  patience(8000);
  speech.answered();
  link.send(line, asked.id, races.stamp);
}

// An answer that is on its way is not given twice, however long the way is.
function patience(milliseconds) {
  clearTimeout(patience.timer);
  patience.timer = setTimeout(() => {
    if (link.settled) waiting = false;
    else patience(milliseconds);
  }, milliseconds);
}

$("choices").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  // The second click of a double click would answer what has only just been asked.
  if (button && event.detail < 2) answer(button.dataset.line);
});

function walk(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
  const all = buttons();
  if (!all.length) return;
  const at = all.indexOf(document.activeElement);
  const last = all.length - 1;
  const next = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at < 0 ? last : at - 1, ArrowLeft: at < 0 ? last : at - 1, Home: 0, End: last }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    all[Math.max(0, Math.min(last, next))].focus();
  } else if (/^[0-9]$/.test(event.key)) {
    event.preventDefault();
    takeDigit(event.key, all);
  }
}

// A number goes to its entry, as in the window; Enter takes it.
function takeDigit(digit, all) {
  const lines = all.map((button) => button.dataset.line);
  const typed = lines.includes(digits + digit) ? digits + digit : digit;
  clearTimeout(takeDigit.timer);
  digits = typed;
  takeDigit.timer = setTimeout(() => (digits = ""), DIGIT_PAUSE);
  if (lines.includes(typed)) all[lines.indexOf(typed)].focus();
}

for (const id of ["choices", "question"]) $(id).addEventListener("keydown", walk);

$("command").addEventListener("submit", (event) => {
  event.preventDefault();
  const line = $("line").value.normalize("NFKC").trim();
  if (!line && !asked) return;
  $("line").value = "";
  speech.answered();
  link.send(line, asked ? asked.id : null, races.stamp);
});

for (const button of document.querySelectorAll("#queries [data-line]")) {
  button.addEventListener("click", () => link.send(button.dataset.line, null));
}

$("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = $("chat-text").value.trim();
  $("chat-text").value = "";
  if (text) link.chat(text);
});
$("mute").addEventListener("change", () => keep({ mute: $("mute").checked }));

// -- leaving, and what is taken along ---------------------------------------------------------------

function openLeave(open) {
  $("leave-sure").hidden = !open;
  $("leave").setAttribute("aria-expanded", String(open));
  $(open ? "leave-no" : "leave").focus();
}

$("leave").addEventListener("click", () => openLeave($("leave-sure").hidden));
$("leave-no").addEventListener("click", () => openLeave(false));
$("leave-yes").addEventListener("click", () => {
  openLeave(false);
  link.send("q", null);
});
$("leave-sure").addEventListener("keydown", (event) => {
  if (event.key === "Escape") openLeave(false);
});

// The way in again; why: what is told there.
function leftTable(why) {
  link.stop();
  speech.silence();
  seated = false;
  asked = null;
  $("table").hidden = true;
  $("way-in").hidden = false;
  $("log").replaceChildren();
  races.reset();
  showWake();
  entitle();
  if (why) alarm(why);
  $("name").focus();
}

let takenFile = "";

function takeAlong(record) {
  $("taken-text").value = record.text;
  takenFile = record.file ? record.text : "";
  $("taken-file").hidden = !record.file;
  $("taken-along").hidden = false;
  $("taken-text").focus();
  $("taken-text").select();
}

$("taken-file").addEventListener("click", () => {
  const address = URL.createObjectURL(new Blob([takenFile], { type: "text/plain;charset=utf-8" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = "history.txt";
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
});
$("taken-close").addEventListener("click", () => {
  $("taken-along").hidden = true;
  $("question").focus();
});

// -- the way in ---------------------------------------------------------------------------------------

// A region that is there, empty, before its text: told once, and again if it is the same.
function alarm(name, values) {
  const region = $("alert");
  region.textContent = "";
  const text = word(name, values);
  setTimeout(() => (region.textContent = text), 50);
  speech.say("alert", text, pageLanguage());
}

function refuse(why, values) {
  const name = `refused-${why}`;
  alarm(words[name] ? name : "refused-request", values);
  const field = { code: "code", name: "name", taken: "name" }[why];
  for (const id of ["name", "code"]) $(id).toggleAttribute("aria-invalid", id === field);
}

const plainCode = (id) => $(id).value.normalize("NFKC").replace(/\s/g, "");

async function join(name, code, language) {
  const body = JSON.stringify({ name, code, language, watches: $("watch").checked });
  const asking = setTimeout(() => alarm("asking"), 1500); // the player is asked at the device that is there
  const response = await fetch("join", { method: "POST", body }).finally(() => clearTimeout(asking));
  const told = await response.json().catch(() => ({ why: "request" }));
  if (!response.ok) return told;
  link.table = sounds.table = told.table;
  keep({ name, language, table: told.table });
  return null;
}

$("join").addEventListener("submit", async (event) => {
  event.preventDefault();
  unlock();
  const name = $("name").value.trim();
  const code = plainCode("code");
  if (!name) return refuse("name");
  if (!code) return refuse("code");
  if (submitting) return undefined;
  submitting = true;
  try {
    const refused = await join(name, code, $("language").value);
    if (refused) return refuse(refused.why, { seconds: refused.seconds });
    $("alert").textContent = "";
    fresh = true;
    sit();
    $("game").tabIndex = -1;
    $("game").focus();
  } catch (problem) {
    refuse("network");
  } finally {
    submitting = false;
  }
  return undefined;
});
let submitting = false;

$("language").addEventListener("change", async () => {
  try {
    await speakLanguage($("language").value);
    nameGames();
    if (speech.on) offerVoices();
  } catch (problem) {
    refuse("network");
  }
});

// -- opening a table, where a club lets whoever knows its code do so ------------------------------------

let games = {}; // by id: what each is called, by language

function offerGames(offered) {
  games = offered;
  $("opening").hidden = !Object.keys(games).length;
  const counts = (from, to) => Array.from({ length: to - from + 1 }, (_, more) => new Option(from + more));
  $("open-people").replaceChildren(...counts(1, 8));
  $("open-people").value = 2;
  $("open-robots").replaceChildren(...counts(0, 7));
  nameGames();
}

function nameGames() {
  const chosen = $("open-game").value;
  const named = (id) => new Option(games[id][pageLanguage()] || id, id, false, id === chosen);
  $("open-game").replaceChildren(...Object.keys(games).map(named));
}

$("opening").addEventListener("submit", async (event) => {
  event.preventDefault();
  unlock();
  const code = plainCode("club-code");
  if (!code) return refuse("code");
  const people = Array(Number($("open-people").value)).fill("join");
  const players = [...people, ...Array(Number($("open-robots").value)).fill("bot")].join();
  try {
    const body = JSON.stringify({ code, game: $("open-game").value, players });
    const response = await fetch("open", { method: "POST", body });
    const told = await response.json().catch(() => ({ why: "request" }));
    if (!response.ok) return refuse(told.why, { seconds: told.seconds });
    $("code").value = told.code;
    alarm("opened", { code: told.code.replace(/(\d{4})(?=\d)/g, "$1 ") });
  } catch (problem) {
    refuse("network");
  }
  return undefined;
});

// -- at the table -----------------------------------------------------------------------------------

const link = new Link({
  hello(hello, first, anew) {
    seat = hello;
    races.hello(hello);
    photos.hello(hello);
    for (const button of document.querySelectorAll("[data-query]")) {
      button.parentElement.hidden = hello.queries && !hello.queries.includes(button.dataset.query);
    }
    document.body.classList.toggle("watches", hello.watches);
    entitle();
    if (first && !fresh) beQuiet(hello.records);
    if (anew) tellMissed(hello);
    if (speech.on) offerVoices();
  },
  record: takeRecord,
  lost: () => tellOwn("lost"),
  found: () => tellOwn("found"),
  closed: () => tellOwn("ended"),
  gone: leftTable,
});

const races = new Races({
  sounds,
  word,
  tellOwn,
  kept,
  keep,
  asked: () => asked,
  send: (line, more) => link.send(line, asked ? asked.id : null, more || races.stamp),
  report: (message) => link.report(message),
  flush: (records) => records.forEach(followRecord),
});

const photos = new Photos({
  word,
  tellOwn,
  tell: (text) => {
    addLine(text);
    speech.say("alert", text, pageLanguage());
  },
  say: (text) => speech.say("question", text, pageLanguage()),
  enter: (text) => link.send(text, asked ? asked.id : null),
  table: () => link.table,
});

// What was told before this page was loaded stands in the log, and is not announced.
function beQuiet(records) {
  quiet = true;
  $("log").setAttribute("aria-live", "off");
  if (!records) endQuiet();
}

function endQuiet() {
  if (endQuiet.begun) return;
  endQuiet.begun = true;
  setTimeout(() => {
    $("log").setAttribute("aria-live", speech.on ? "off" : "polite");
    quiet = endQuiet.begun = false;
    tellOwn("again");
    for (const record of later.splice(0)) showLine(record);
  }, QUIET);
}

function tellMissed(hello) {
  ask(null);
  if (!hello.missed.length) return;
  tellOwn("missed", { n: hello.missed.length });
  for (const text of hello.missed) {
    addLine(text, { language: hello.language, kind: "event" });
    speech.say("event", text, hello.language);
  }
}

function sit() {
  seated = true;
  over = false;
  $("log").replaceChildren();
  lastText = "";
  asked = null;
  $("choices").hidden = true;
  $("way-in").hidden = true;
  $("table").hidden = false;
  link.reset();
  entitle();
  showWake();
  link.start();
  stayAwake();
}

async function stayAwake() {
  if (!navigator.wakeLock || document.hidden || !seated) return;
  try {
    await navigator.wakeLock.request("screen");
  } catch (problem) {
    // The system decides; the page says how to keep the screen on.
  }
}
document.addEventListener("visibilitychange", stayAwake);

// -- keys and touches, for the voice ------------------------------------------------------------------

const MODIFIERS = ["Shift", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "Insert"];
let cutByControl = null;

addEventListener(
  "keydown",
  (event) => {
    if (event.isComposing || MODIFIERS.includes(event.key)) return;
    unlock();
    if (event.key === "Control") {
      if (!event.repeat) cutByControl = speech.silence();
    } else if (event.ctrlKey && cutByControl) {
      speech.restore(cutByControl);
      cutByControl = null;
    } else speech.key();
  },
  true,
);
addEventListener("keyup", (event) => event.key === "Control" && (cutByControl = null), true);
addEventListener("pointerdown", () => speech.key(), true);
// A screen reader's double tap is a click alone; some browsers take no other touch for a wish.
for (const event of ["pointerup", "touchend", "click"]) addEventListener(event, () => unlock(), true);

// What has the focus, in words.
function described(part) {
  if (part.matches("#log")) return word("log");
  const label = part.labels && part.labels[0];
  const name = label ? label.textContent.trim() : part.textContent.trim();
  if (part.matches("select")) return `${name}, ${part.selectedOptions[0] ? part.selectedOptions[0].text : ""}`;
  if (part.matches("input:not([type])")) return `${name}, ${part.value}`;
  if (part.matches('[type="range"]')) return `${name}, ${part.value}`;
  return name;
}

addEventListener("focusin", (event) => {
  if (event.target.matches("button, input, select, textarea, #log")) {
    speech.say("focus", described(event.target), pageLanguage());
  }
});
addEventListener("input", (event) => {
  const part = event.target;
  if (part.matches("input:not([type])")) {
    if (event.data && !event.isComposing) speech.say("echo", event.data, pageLanguage());
  } else if (part.matches('[type="range"]')) speech.say("answer", part.value, pageLanguage());
});
addEventListener("compositionend", (event) => speech.say("echo", event.data, pageLanguage()));
addEventListener("change", (event) => {
  if (event.target.matches("select")) {
    speech.say("answer", event.target.selectedOptions[0].text, pageLanguage());
  }
});

// -- settings -----------------------------------------------------------------------------------------

for (const radio of document.querySelectorAll('[name="speaks"], [name="speaks-now"]')) {
  radio.addEventListener("change", () => {
    setSpeaker(radio.value);
    unlock();
    speech.say("answer", described(radio), pageLanguage());
  });
}
for (const id of ["sounds", "sounds-now"]) {
  $(id).addEventListener("change", () => {
    setSounds($(id).checked);
    unlock();
  });
}
$("volume").addEventListener("input", () => setVolume(Number($("volume").value)));
$("speed").addEventListener("input", () => setSpeed(Number($("speed").value)));
$("size").addEventListener("change", () => setSize($("size").value));
$("voice").addEventListener("change", () => {
  speech.chosen[pageLanguage()] = $("voice").value;
  keep({ voices: speech.chosen });
});
$("silence").addEventListener("click", () => speech.silence());
$("wake").addEventListener("click", () => {
  speech.key();
  unlock();
  $("wake").hidden = true;
  $("question").focus();
});
speech.voicesChanged = () => speech.on && offerVoices();

// -- the beginning --------------------------------------------------------------------------------------

function preferred() {
  const wanted = [kept.language, ...(navigator.languages || [navigator.language])];
  return wanted.map((tag) => String(tag || "").slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag)) || "en";
}

async function begin() {
  speech.chosen = { ...kept.voices };
  for (const radio of document.querySelectorAll('[value="page"]')) radio.disabled = !speech.there;
  setSpeaker(kept.speaks === "page" && speech.there ? "page" : "reader");
  setSounds(Boolean(kept.sounds));
  setVolume(Number(kept.volume));
  setSpeed(Number(kept.speed));
  setSize(kept.size);
  $("mute").checked = Boolean(kept.mute);
  $("name").value = kept.name;
  const scanned = location.hash.slice(1); // a QR code brings the code of the table along
  if (/^\d{4,12}$/.test(scanned)) {
    $("code").value = scanned;
    history.replaceState(null, "", location.pathname);
  }
  $("language").value = preferred();
  const [here] = await Promise.all([
    fetch("here?table=" + kept.table, { cache: "no-store" })
      .then((response) => response.json())
      .catch(() => ({ seated: false, games: {} })),
    speakLanguage(preferred()).catch(() => {}),
  ]);
  offerGames(here.games);
  if (here.seated) {
    link.table = sounds.table = kept.table;
    if (here.language !== pageLanguage()) await speakLanguage(here.language).catch(() => {});
    fresh = false;
    sit();
  } else $("way-in").hidden = false;
}

begin();
