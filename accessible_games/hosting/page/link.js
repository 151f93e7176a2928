// The connection to the table.  Records come in their order, each once; lines go out, each done once.
// A socket first; where none gets through, long polling.  It comes back by itself.

import { clock } from "./race.js";

const WAITS = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds before each further try
const PATIENCE = 8000; // until a connection has to greet, and an answer to a line to come
const GRACE = 2000; // how long it may be away without a word
const SPACING = 90; // between two lines: the table takes twelve a second
const MOVED = 4410; // the seat is somebody else's now, or on another device
const CLOSED = [1001, 1012]; // the table itself has ended

export class Link {
  // tell: what is told of it: hello(hello, first, anew), record(record, old), lost(), found(), closed(),
  // gone()
  constructor(tell) {
    this.tell = tell;
    this.table = ""; // which table of several
    this.cursor = { epoch: "", after: 0, event: 0 };
    this.count = 0; // of the lines of this device
    this.unsure = []; // lines that the table may not have followed
    this.outbox = [];
    this.up = false;
    this.stopped = false;
    this.refused = 0; // sockets that never greeted
    this.tries = 0;
    this.awaited = 0; // records that were there when it greeted: they are not new
    for (const event of ["online", "pageshow"]) addEventListener(event, () => this.wakeUp(true));
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.hiddenAt = Date.now();
      else this.wakeUp(Date.now() - (this.hiddenAt || Date.now()) > 10000);
    });
    for (const event of ["pointerdown", "keydown", "click"]) {
      addEventListener(event, () => this.wakeUp(false), { capture: true, passive: true });
    }
  }

  start() {
    this.stopped = false;
    this.open();
  }

  stop() {
    this.stopped = true;
    this.up = false;
    clearTimeout(this.retry);
    clearTimeout(this.lostTimer);
    this.close();
  }

  // Begin anew, as somebody who has just sat down.
  reset() {
    this.stop();
    this.cursor = { epoch: "", after: 0, event: 0 };
    this.count = 0;
    this.unsure = [];
    this.outbox = [];
    this.refused = this.tries = 0;
    this.lostTold = this.closedTold = this.over = false;
  }

  // Whether all lines have gone out.
  get settled() {
    return this.up && !this.outbox.length;
  }

  // A line to all who are there.
  chat(text) {
    this.send("", null, { chat: text });
  }

  // A line; question: the number of what it answers, or null for a command; more: when it was pressed.
  send(line, question, more) {
    if (this.stopped) {
      this.tell.closed();
      return;
    }
    // By the clock, so that two pages of one seat do not count alike: the table would do one line of two.
    this.count = Math.max(this.count + 1, Date.now());
    const message = { c: this.count, q: question, line, ...more };
    this.unsure.push(message);
    if (this.unsure.length > 60) this.unsure.shift();
    this.outbox.push(message);
    this.flush();
  }

  // What the page says by itself; it is of no use later.
  report(message) {
    if (this.up && this.socket) this.socket.send(JSON.stringify(message));
  }

  query(values = {}) {
    return new URLSearchParams({ table: this.table, ...values });
  }

  // -- opening ------------------------------------------------------------------------------

  open() {
    clearTimeout(this.retry);
    this.retry = 0;
    if (this.stopped || this.socket || this.polling) return;
    this.openedAt = Date.now();
    if (this.refused >= 2 || typeof WebSocket !== "function") this.poll();
    else this.openSocket();
  }

  openSocket() {
    let socket;
    try {
      socket = new WebSocket(new URL("table?" + this.query(), location.href).href.replace(/^http/, "ws"));
    } catch (problem) {
      this.refused += 1;
      this.down(0);
      return;
    }
    this.socket = socket;
    this.greeted = false;
    this.expect();
    socket.onopen = () => socket.send(JSON.stringify(this.cursor));
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      clearTimeout(this.patience);
      this.take(JSON.parse(message.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (event.code === MOVED) return this.gone("moved");
      if (!this.greeted) this.refused += 1;
      return this.down(event.code);
    };
  }

  // Something has to come now, or the connection is dead without knowing.
  expect() {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.drop(), PATIENCE);
  }

  close() {
    clearTimeout(this.patience);
    const { socket, polling } = this;
    this.socket = this.polling = null;
    if (socket) socket.close();
    if (polling) polling.abort();
  }

  // The connection is of no use any more.
  drop() {
    if (this.stopped || !(this.socket || this.polling)) return;
    if (this.socket && !this.greeted) this.refused += 1;
    this.close();
    this.down(0);
  }

  down(code) {
    this.up = false;
    clearTimeout(this.patience);
    if (this.stopped) return;
    if (this.over) {
      this.stop();
      this.tell.closed();
      return;
    }
    if (CLOSED.includes(code)) {
      if (!this.closedTold && !this.lostTold) this.tell.closed();
      this.closedTold = true;
    } else if (!this.lostTimer && !this.lostTold && !this.closedTold) {
      this.lostTimer = setTimeout(() => {
        this.lostTold = true;
        this.tell.lost();
      }, GRACE);
    }
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    if (!this.retry) this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  // Somebody is there, or the network is: try at once.  suspicious: what was open may be dead.
  wakeUp(suspicious) {
    if (this.stopped) return;
    if (suspicious && this.up) this.drop();
    if (!this.retry || Date.now() - this.openedAt < WAITS[0]) return;
    this.tries = 0;
    this.open();
  }

  // -- long polling -------------------------------------------------------------------------

  async poll() {
    const polling = (this.polling = new AbortController());
    while (polling === this.polling) {
      let answer;
      const stuck = setTimeout(() => polling.abort(), 30000);
      try {
        const { epoch, after, event } = this.cursor;
        const response = await fetch("records?" + this.query({ epoch, after, event }), { signal: polling.signal, cache: "no-store" });
        if (response.status === 403) {
          if (polling === this.polling) this.gone();
          return;
        }
        if (!response.ok) throw new Error(response.status);
        answer = await response.json();
      } catch (problem) {
        if (polling !== this.polling) return;
        this.polling = null;
        this.refused = 1; // a socket is tried again, once
        this.down(0);
        return;
      } finally {
        clearTimeout(stuck);
      }
      if (polling !== this.polling) return;
      if (answer.hello) this.take(answer.hello);
      else if (!this.up) this.comeBack();
      this.take({ is: "records", records: answer.records });
    }
  }

  gone(why = "left") {
    this.stop();
    this.tell.gone(why);
  }

  // -- what comes -----------------------------------------------------------------------------

  take(message) {
    if (message.is === "hello") this.greet(message);
    else if (message.is === "ping") this.socket.send(JSON.stringify({ pong: message.ping, at: clock() }));
    else for (const record of message.records) this.takeRecord(record);
  }

  greet(hello) {
    const cursor = this.cursor;
    const first = !cursor.epoch;
    const anew = !first && cursor.epoch !== hello.epoch;
    if (first || anew) {
      cursor.epoch = hello.epoch;
      cursor.after = 0;
      cursor.event = anew ? cursor.event + hello.missed.length : 0;
    }
    // Lines of a table before it was started anew answered its questions, not those of now.
    this.unsure = anew ? [] : this.unsure.filter((line) => line.c > hello.lines);
    this.awaited = first ? hello.records : 0;
    this.count = Math.max(this.count, hello.lines);
    this.greeted = true;
    this.refused = 0;
    this.comeBack();
    this.tell.hello(hello, first, anew);
  }

  comeBack() {
    this.up = true;
    this.tries = 0;
    clearTimeout(this.lostTimer);
    this.lostTimer = 0;
    if (this.lostTold || this.closedTold) this.tell.found();
    this.lostTold = this.closedTold = false;
    this.outbox = [...this.unsure];
    this.flush();
  }

  takeRecord(record) {
    if (record.n <= this.cursor.after) return;
    this.cursor.after = record.n;
    if (typeof record.event === "number") this.cursor.event = record.event;
    if (["over", "begin"].includes(record.is)) this.over = record.is === "over";
    if (record.is === "left") this.stop();
    this.tell.record(record, record.n <= this.awaited);
  }

  // -- what goes ------------------------------------------------------------------------------

  flush() {
    if (!this.up || this.flushing || !this.outbox.length) return;
    const message = this.outbox.shift();
    this.flushing = setTimeout(() => {
      this.flushing = 0;
      this.flush();
    }, SPACING);
    if (this.socket) {
      this.socket.send(JSON.stringify(message));
      this.expect();
    } else if (this.polling) this.post(message, this.polling);
  }

  async post(message, polling) {
    try {
      const response = await fetch("line?" + this.query(), {
        method: "POST",
        body: JSON.stringify(message),
        signal: polling.signal,
      });
      if (response.ok) this.unsure = this.unsure.filter((line) => line !== message);
      else if (response.status === 503) this.outbox.unshift(message);
    } catch (problem) {
      if (polling === this.polling) this.outbox.unshift(message);
    }
    this.flush();
  }
}
