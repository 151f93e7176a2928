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

  async play(name, pan) {
    if (!this.on || !this.volume || this.locked || document.hidden) return;
    const asked = performance.now();
    if (!this.made.has(name)) this.made.set(name, this.make(name));
    const buffer = await this.made.get(name);
    if (!buffer) this.made.delete(name); // once more when it comes again
    if (!buffer || performance.now() - asked > LATE) return;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    if (pan && this.context.createStereoPanner) {
      const panner = this.context.createStereoPanner();
      panner.pan.value = Math.max(-1, Math.min(1, pan));
      source.connect(panner).connect(this.gain);
    } else source.connect(this.gain);
    source.start();
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
