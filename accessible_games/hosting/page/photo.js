// A photo of a card's sticker: made small here, read by the table, asked back, and then entered.

const $ = (id) => document.getElementById(id);
const SIDE = 1600; // pixels of the longer side, as much as is looked at
const QUALITY = 0.85;

export class Photos {
  // page: word(name, values), tellOwn(name, values), tell(text), enter(text), table()
  constructor(page) {
    this.page = page;
    this.found = "";
    $("photo").addEventListener("change", () => this.take());
    $("photo-yes").addEventListener("click", () => {
      this.close();
      this.page.enter(this.found);
    });
    $("photo-no").addEventListener("click", () => this.close());
  }

  hello(hello) {
    $("photos").hidden = !hello.photos;
  }

  close() {
    $("photo-sure").hidden = true;
    $("photo").value = "";
    $("photo").focus();
  }

  async take() {
    const [file] = $("photo").files;
    if (!file) return;
    this.page.tellOwn("photo-reading");
    try {
      const response = await fetch("photo?table=" + this.page.table(), { method: "POST", body: await this.small(file) });
      const told = await response.json();
      if (told.name) this.ask(told.name);
      else this.refuse(told.told || this.page.word("refused-busy"));
    } catch (problem) {
      this.refuse(this.page.word("refused-network"));
    }
  }

  ask(name) {
    this.found = name;
    $("photo-question").textContent = this.page.word("photo-sure", { name });
    $("photo-sure").hidden = false;
    $("photo-question").focus();
    this.page.say($("photo-question").textContent);
  }

  refuse(text) {
    $("photo").value = "";
    this.page.tell(text);
  }

  // What the camera gave, upright and no larger than is looked at.
  async small(file) {
    // No address of the browser's own: the page's policy lets pictures come from the table alone.
    const image = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return new Promise((made) => canvas.toBlob(made, "image/jpeg", QUALITY));
  }
}
