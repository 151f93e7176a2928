// The sounds of the table: those of the program's own pack, made once and kept.

const DUCKED = 0.25; // how loud a cue is while something is spoken, as in the window
const LATE = 1500; // milliseconds after which a sound tells nothing any more

export class Sounds {
  constructor() {
    this.on = true;
    this.table = ""; // which table of several lets it hear them
    this.volume = 0.7;
    this.speaking = false;
    this.made = new Map();
  }

  // Has to be called while a key or a touch is being followed: browsers let nothing sound before.
  unlock() {
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!Context) return;
    if (!this.context) {
      this.context = new Context({ latencyHint: "interactive" });
      this.gain = this.context.createGain();
      this.gain.connect(this.context.destination);
      this.level(0);
    }
    if (this.context.state !== "running") {
      this.context.resume().catch(() => {});
      const silent = this.context.createBufferSource();
      silent.buffer = this.context.createBuffer(1, 1, 22050);
      silent.connect(this.context.destination);
      silent.start();
    }
  }

  get locked() {
    return !this.context || this.context.state !== "running";
  }

  level(seconds) {
    if (!this.gain) return;
    const wanted = this.volume * (this.speaking ? DUCKED : 1);
    this.gain.gain.setTargetAtTime(wanted, this.context.currentTime, seconds);
  }

  setVolume(volume) {
    this.volume = volume;
    this.level(0.02);
  }

  // Make room for what is spoken.
  duck(speaking) {
    this.speaking = speaking;
    this.level(0.04);
  }

  // The sound of a name, made once.
  async fetch(name) {
    if (!this.context) return null;
    if (!this.made.has(name)) this.made.set(name, this.make(name));
    const buffer = await this.made.get(name);
    if (!buffer) this.made.delete(name); // once more when it comes again
    return buffer;
  }

  source(buffer, pan) {
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    if (pan && this.context.createStereoPanner) {
      const panner = this.context.createStereoPanner();
      panner.pan.value = Math.max(-1, Math.min(1, pan));
      source.connect(panner).connect(this.gain);
    } else source.connect(this.gain);
    return source;
  }

  get silent() {
    return !this.on || !this.volume || this.locked;
  }

  async play(name, pan) {
    if (this.silent || document.hidden) return;
    const asked = performance.now();
    const buffer = await this.fetch(name);
    if (!buffer || performance.now() - asked > LATE) return;
    this.source(buffer, pan).start();
  }

  // -- sounds at a moment, and when they were heard -----------------------------------------------

  // Milliseconds of the page's clock at the beginning of the time of sounds: what has left the device.
  get beginning() {
    const { context } = this;
    const stamp = context.getOutputTimestamp ? context.getOutputTimestamp() : null;
    if (stamp && stamp.performanceTime > 0) return performance.timeOrigin + stamp.performanceTime - stamp.contextTime * 1000;
    return performance.timeOrigin + performance.now() - (context.currentTime - (context.outputLatency || 0)) * 1000;
  }

  // Plays at a moment of the clock, or as soon as it can; gives what tells when it was heard.
  async playAt(name, pan, at) {
    if (this.silent) return null;
    const buffer = await this.fetch(name);
    return buffer ? this.startAt(this.source(buffer, pan), at) : null;
  }

  startAt(source, at) {
    const when = Math.max((at - this.beginning) / 1000, this.context.currentTime + 0.005);
    source.start(when);
    // Read when it is asked for: by then the device knows better how late it is.
    return { heard: () => this.beginning + when * 1000 };
  }

  // A tick at a moment; gives what tells when it was heard.
  tick(at) {
    const source = this.context.createOscillator();
    const gain = this.context.createGain();
    source.frequency.value = 1200;
    source.connect(gain).connect(this.context.destination);
    const { heard } = this.startAt(source, at);
    const when = (heard() - this.beginning) / 1000;
    gain.gain.setValueAtTime(0.5, Math.max(0, when));
    gain.gain.exponentialRampToValueAtTime(0.001, Math.max(0, when) + 0.06);
    source.stop(Math.max(0, when) + 0.08);
    return heard;
  }

  async make(name) {
    try {
      const response = await fetch(`cue/${encodeURIComponent(name)}?table=${this.table}`);
      if (!response.ok) return null;
      const wav = await response.arrayBuffer();
      return await new Promise((made, failed) => this.context.decodeAudioData(wav, made, failed));
    } catch (problem) {
      return null;
    }
  }
}
