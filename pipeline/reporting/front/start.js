// Puts the parts together: address, filters, list and row.

class Browser {
  constructor(said) {
    this.said = said;
    this.byId = new Map(said.rows.map((row) => [row.id, row]));
    this.list = new List(said.rows, said.formulas);
    this.shown = "";
  }

  start() {
    const { list } = this;
    for (const id of ["filters", "browser"]) document.getElementById(id).hidden = false;
    document.getElementById("filters").addEventListener("submit", (event) => event.preventDefault());
    list.search.addEventListener("input", () => this.filter());
    for (const select of list.selects) select.addEventListener("change", () => this.filter());
    document.getElementById("previous").addEventListener("click", () => this.step(-1));
    document.getElementById("next").addEventListener("click", () => this.step(1));
    document.getElementById("random").addEventListener("click", () => this.any());
    this.startProblem();
    document.addEventListener("click", (event) => this.follow(event));
    document.addEventListener("keydown", (event) => this.press(event));
    addEventListener("hashchange", () => {
      if (isOfRows()) this.arrive();
    });
    this.arrive();
  }

  // Goes where the address says: to a row, to filters, or to a part of the page.
  arrive() {
    const { row, search, fields } = readAddress();
    const asksForRows = row || search || [...fields.keys()].some((name) => name.startsWith("f."));
    this.list.choose(fields);
    this.list.refresh();
    const wanted = row ? this.byId.get(row) : this.byId.get(this.shown) ?? this.list.beside("", 0);
    if (row && !wanted) {
      document.getElementById("count").textContent = `There is no row ${row} here. ${this.list.found.length} rows are below`;
      return;
    }
    if (wanted) this.show(wanted);
    const place = asksForRows ? (row ? "keys" : "rows") : location.hash.slice(1);
    document.getElementById(place)?.scrollIntoView({ block: "start" });
  }

  startProblem() {
    const link = document.getElementById("problem-link");
    const row = link && this.byId.get(link.textContent);
    if (!row) return;
    showProblem(row, this.said);
    const button = document.getElementById("another");
    button.hidden = false;
    button.addEventListener("click", () => showProblem(this.one(this.list.rows), this.said));
  }

  one(rows) {
    return rows[Math.floor(Math.random() * rows.length)];
  }

  filter() {
    this.list.refresh();
    const first = this.list.beside(this.shown, 0);
    if (first) this.show(first);
    else this.allowSteps();
    this.write();
  }

  step(by) {
    const row = this.list.beside(this.shown, by);
    if (!row) return;
    this.show(row);
    this.write();
  }

  any() {
    const { found } = this.list;
    if (!found.length) return;
    this.show(this.list.rows[this.one(found)]);
    this.write();
  }

  show(row) {
    this.shown = row.id;
    showRow(row, this.said);
    this.list.mark(row.id);
    this.allowSteps();
  }

  allowSteps() {
    document.getElementById("previous").disabled = this.isAt(0);
    document.getElementById("next").disabled = this.isAt(this.list.found.length - 1);
  }

  isAt(place) {
    const number = this.list.found[place];
    return number === undefined || this.list.rows[number].id === this.shown;
  }

  write() {
    writeAddress(this.shown, this.list.search.value, this.list.chosen);
  }

  // A link to a row keeps the filters, unless they hide that row.
  follow(event) {
    const link = event.target.closest('a[href^="#row="]');
    if (!link) return;
    const row = this.byId.get(decodeURIComponent(link.getAttribute("href").slice("#row=".length)));
    if (!row) return;
    event.preventDefault();
    if (!this.list.found.some((number) => this.list.rows[number] === row)) {
      this.list.clear();
      this.list.refresh();
    }
    this.show(row);
    this.write();
    const article = document.getElementById("row");
    article.focus({ preventScroll: true });
    article.scrollIntoView({ block: "nearest" });
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target.matches("input, select, textarea");
    if (event.key === "Escape" && isTyping) event.target.blur();
    if (isTyping) return;
    if (event.key === "j") this.step(1);
    if (event.key === "k") this.step(-1);
    if (event.key === "/") {
      event.preventDefault();
      this.list.search.focus();
    }
  }
}

function offerThemes() {
  const button = document.getElementById("theme");
  const wantsDark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (document.documentElement.dataset.theme ?? (wantsDark.matches ? "dark" : "light")) === "dark";
  const name = () => {
    button.textContent = isDark() ? "Light" : "Dark";
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    name();
  });
  wantsDark.addEventListener("change", name);
  name();
}

async function start() {
  offerThemes();
  try {
    const said = await unpack();
    await addMathFont(said.files[0]);
    new Browser(said).start();
  } catch (error) {
    document.getElementById("count").textContent = `The rows could not be unpacked: ${error.message}`;
    throw error;
  }
}

start();
