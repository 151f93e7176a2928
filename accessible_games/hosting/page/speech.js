// The page's own voice: what is said first, what is cut for it, and what comes again.
// The kinds, and who cuts whom, are those of docs/speech.md, for one player with one ear.

const REPLIES = ["echo", "focus", "answer"]; // they answer a key
const DROPPED = [...REPLIES, "entry"]; // the next key drops them
const COMES_AGAIN = {
  echo: ["question", "alert", "event"],
  focus: ["event"],
  answer: ["event"],
};
const STOPPED = { echo: DROPPED, focus: ["entry"], answer: ["entry"] };
const REGIONS = { en: "en-US", fr: "fr-FR", ja: "ja-JP" };
const LONGEST = { ja: 80 }; // signs of one utterance: long ones break off in some browsers
const USUAL_LONGEST = 180;
const APPLE = /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent);
const SETTLES = APPLE ? 260 : 40; // milliseconds between a cancel and what comes next

export class Speech {
  // speaks: told whether something sounds
  constructor(speaks = () => {}) {
    this.synth = window.speechSynthesis;
    this.on = false;
    this.rate = 1;
    this.chosen = {}; // language: the voice's address
    this.waiting = [];
    this.current = null;
    this.question = 0; // how many there were
    this.utterance = null;
    this.kept = new Set(); // an utterance that nobody holds may end in mid word
    this.speaks = speaks;
    this.locked = true;
    this.voicesChanged = () => {};
    if (this.synth && this.synth.addEventListener) {
      this.synth.addEventListener("voiceschanged", () => this.voicesChanged());
    } else if (this.synth) this.synth.onvoiceschanged = () => this.voicesChanged();
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.current && this.synth) this.synth.resume();
    });
  }

  get there() {
    return Boolean(this.synth && window.SpeechSynthesisUtterance);
  }

  // Has to be called while a key or a touch is being followed: iOS lets nothing speak before.
  unlock() {
    if (!this.there || !this.locked) return;
    this.locked = false;
    const first = new SpeechSynthesisUtterance(" ");
    first.volume = 0;
    this.kept.add(first);
    first.onend = first.onerror = () => this.kept.delete(first);
    this.synth.speak(first);
    this.next();
  }

  // -- voices -------------------------------------------------------------------------------

  voices(language) {
    if (!this.there) return [];
    const fits = (voice) => voice.lang.replace("_", "-").toLowerCase().split("-")[0] === language;
    return this.synth.getVoices().filter(fits);
  }

  voice(language) {
    const voices = this.voices(language);
    const region = REGIONS[language];
    const worth = (voice) =>
      (voice.voiceURI === this.chosen[language]) * 8 +
      Boolean(voice.default) * 4 +
      (voice.lang.replace("_", "-") === region) * 2 +
      Boolean(voice.localService);
    return voices.reduce((best, voice) => (!best || worth(voice) > worth(best) ? voice : best), null);
  }

  // -- what arrives ---------------------------------------------------------------------------

  // A key or a touch: what only answered the one before is dropped.
  key() {
    this.waiting = this.waiting.filter((item) => !DROPPED.includes(item.kind));
    if (this.current && DROPPED.includes(this.current.kind)) this.cut();
  }

  // Something is to be said.  once: it may not be said again once that is forgotten.
  say(kind, text, language, once = false) {
    text = text.trim();
    if (!this.on || !this.there || !text || (this.locked && REPLIES.includes(kind))) return;
    const item = { kind, text, language, once, question: this.question, at: 0, again: false };
    const sounding = this.current;
    let cuts = false;
    if (sounding) {
      if ((COMES_AGAIN[kind] || []).includes(sounding.kind)) {
        cuts = true;
        sounding.at = 0;
        sounding.again = true;
        this.waiting.unshift(sounding);
      } else cuts = (STOPPED[kind] || []).includes(sounding.kind);
    }
    if (STOPPED[kind]) {
      this.waiting = this.waiting.filter((other) => !STOPPED[kind].includes(other.kind));
    }
    this.waiting.splice(this.place(kind), 0, item);
    if (cuts) this.cut();
    this.next();
  }

  // Where it stands among what waits: replies before all that is told by itself, and a question or an
  // alert before what is told again.  What happened and was not told yet was there before its question.
  place(kind) {
    const stands = (item) => {
      if (REPLIES.includes(kind)) return !REPLIES.includes(item.kind);
      return (kind === "question" || kind === "alert") && item.kind === "event" && item.again;
    };
    const found = this.waiting.findIndex(stands);
    return found < 0 ? this.waiting.length : found;
  }

  // A question stands: those that were told for one before are over.
  asked() {
    this.answered(this.question);
    this.question += 1;
  }

  // What is asked was answered, or asks nobody any more: it is not told.
  answered(before = this.question + 1) {
    const over = (item) => (item.kind === "question" || item.kind === "entry") && item.question < before;
    this.waiting = this.waiting.filter((item) => !over(item));
    if (this.current && over(this.current)) this.cut();
  }

  // All of it stops; returns what was cut, for `restore`.
  silence() {
    const dropped = this.current ? [this.current, ...this.waiting] : this.waiting;
    this.waiting = [];
    if (this.current) this.cut();
    return dropped.filter((item) => !DROPPED.includes(item.kind));
  }

  // It was no wish for silence, only the beginning of another key.
  restore(dropped) {
    for (const item of dropped) item.at = 0;
    this.waiting.push(...dropped);
    this.next();
  }

  // What was to be said once is over.
  forget() {
    this.waiting = this.waiting.filter((item) => !item.once);
    if (this.current && this.current.once) this.cut();
  }

  // -- speaking -------------------------------------------------------------------------------

  cut() {
    this.current = this.utterance = null;
    clearTimeout(this.patience);
    this.synth.cancel();
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.settling = 0;
      this.next();
    }, SETTLES);
  }

  next() {
    if (this.locked || this.current || this.settling) return;
    const item = this.waiting.shift();
    this.speaks(Boolean(item));
    if (!item) return;
    this.current = item;
    item.parts = parts(item.text, LONGEST[item.language] || USUAL_LONGEST);
    this.part();
  }

  part() {
    const item = this.current;
    const text = item.parts[item.at];
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = this.voice(item.language);
    if (voice) utterance.voice = voice;
    utterance.lang = voice ? voice.lang.replace("_", "-") : REGIONS[item.language] || item.language;
    utterance.rate = this.rate;
    this.utterance = utterance;
    this.kept.add(utterance);
    const ended = () => {
      this.kept.delete(utterance);
      if (utterance !== this.utterance) return;
      clearTimeout(this.patience);
      this.utterance = null;
      item.at += 1;
      if (item.at < item.parts.length) this.part();
      else {
        this.current = null;
        this.next();
      }
    };
    utterance.onend = ended;
    utterance.onerror = (event) => {
      if (event.error === "not-allowed" && utterance === this.utterance) {
        // The browser waits for a key or a touch; it is said then.
        this.kept.delete(utterance);
        this.waiting.unshift(item);
        this.current = this.utterance = null;
        clearTimeout(this.patience);
        this.locked = true;
        this.speaks(false);
      } else ended();
    };
    // Some browsers lose the end of an utterance: nothing may wait for it for ever.
    this.patience = setTimeout(() => {
      if (utterance === this.utterance) this.synth.cancel();
      ended();
    }, 4000 + (text.length * 300) / this.rate);
    this.synth.speak(utterance);
  }
}

// A text in parts that are short enough, cut behind a sentence, else a clause, else a word.
export function parts(text, longest) {
  const found = [];
  let rest = text;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const ends = [/^.*[.!?。！？](?=\s|$|[^\s\d])/su, /^.*[,;:、，；：]/su, /^.*\s/su];
    const cut = ends.map((end) => (head.match(end) || [""])[0].length).find((length) => length > longest / 4);
    found.push(rest.slice(0, cut || longest).trim());
    rest = rest.slice(cut || longest).trim();
  }
  if (rest) found.push(rest);
  return found;
}
