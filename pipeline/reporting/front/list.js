// The rows that search and filters leave, fifty more at a time.

const STEP = 50;

class List {
  constructor(rows, formulas) {
    this.rows = rows;
    this.formulas = formulas;
    this.texts = rows.map((row) => `${row.id}\n${row.parts[0][1]}`.toLowerCase());
    this.search = document.getElementById("search");
    this.selects = [...document.querySelectorAll("#filters select")];
    this.items = document.getElementById("list");
    this.more = document.getElementById("more");
    this.found = [];
    this.more.addEventListener("click", () => this.extend());
  }

  get chosen() {
    return this.selects.filter((select) => select.value !== "").map((select) => [select.dataset.facet, select.value]);
  }

  choose(fields) {
    this.search.value = fields.get("q") ?? "";
    for (const select of this.selects) select.value = fields.get(`f.${select.dataset.facet}`) ?? "";
  }

  clear() {
    this.choose(new URLSearchParams());
  }

  refresh() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = this.chosen;
    this.found = [];
    this.rows.forEach((row, number) => {
      const fits = chosen.every(([name, value]) => row.facets[name] === value);
      if (fits && words.every((word) => this.texts[number].includes(word))) this.found.push(number);
    });
    this.items.replaceChildren();
    this.extend();
    const all = this.rows.length.toLocaleString("en");
    document.getElementById("count").textContent = `${this.found.length.toLocaleString("en")} of ${all} rows`;
  }

  extend() {
    const shown = this.items.childElementCount;
    const next = this.found.slice(shown, shown + STEP).map((number) => this.item(this.rows[number]));
    this.items.append(...next);
    this.more.hidden = shown + STEP >= this.found.length;
  }

  item(row) {
    const link = element("a");
    link.href = `#row=${encodeURIComponent(row.id)}`;
    link.dataset.id = row.id;
    const name = row.id.slice(row.id.indexOf("/") + 1);
    const [label, text] = row.parts[0];
    const start = this.formulas.includes(label) ? withoutLatex(text) : text;
    link.append(element("span", "id", name), element("span", "start", start.slice(0, 200)));
    const item = element("li");
    item.append(link);
    return item;
  }

  mark(id) {
    this.reach(id);
    for (const link of this.items.querySelectorAll("a")) {
      if (link.dataset.id === id) {
        link.setAttribute("aria-current", "true");
        if (link.offsetParent) this.bringIntoView(link);
      } else {
        link.removeAttribute("aria-current");
      }
    }
  }

  // A row further down brings those before it into the list.
  reach(id) {
    const place = this.found.findIndex((number) => this.rows[number].id === id);
    while (place >= this.items.childElementCount && !this.more.hidden) this.extend();
  }

  // Within the list alone: the page stays where the reader is.
  bringIntoView(link) {
    const box = this.items.parentElement;
    const top = link.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + link.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = top;
  }

  // The row so many places from another one in what was found; the first one if that is not among it.
  beside(id, step) {
    const place = this.found.findIndex((number) => this.rows[number].id === id);
    const next = place < 0 ? 0 : Math.min(Math.max(place + step, 0), this.found.length - 1);
    return this.found.length ? this.rows[this.found[next]] : undefined;
  }
}
