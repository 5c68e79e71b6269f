// A row, at the top of the page with its problem alone, and in full behind the list.

function showProblem(row, said) {
  const link = document.getElementById("problem-link");
  link.textContent = row.id;
  link.href = `#row=${encodeURIComponent(row.id)}`;
  for (const place of document.querySelectorAll("[data-part]")) {
    const name = place.dataset.part;
    const text = row[name] ?? (name === "question" ? row.parts[0][1] : "");
    const hasFormulas = said.formulas.length > 0 && (name === "question" || name === "answer");
    place.replaceChildren(hasFormulas ? withFormulas(text) : verbatim(name === "command" ? name : "", text));
    place.parentElement.parentElement.hidden = !text;
  }
  const image = document.getElementById("problem-figure");
  image.hidden = row.image === undefined;
  if (!image.hidden) setImage(image, row, said.files);
}

function showRow(row, said) {
  const article = document.getElementById("row");
  article.setAttribute("aria-label", row.id);
  const facets = element("p", "labels");
  for (const [name, value] of Object.entries(row.facets)) {
    if (value && said.facets.includes(name)) facets.append(element("span", "", `${name} ${value}`));
  }
  article.replaceChildren(element("h3", "", row.id), facets);
  if (row.findings) article.append(findings(row.findings));
  row.parts.forEach(([label, text], number) => {
    article.append(part(label, text, said.formulas.includes(label)));
    if (number === 0 && row.image !== undefined) article.append(setImage(element("img", "figure"), row, said.files));
  });
  if (row.command) article.append(part("command", row.command));
}

// What a figure is drawn from is folded behind it.
function part(label, text, hasFormulas) {
  const isFolded = label === "figure";
  const made = element(isFolded ? "details" : "div", "part");
  made.append(element(isFolded ? "summary" : "h4", "", isFolded ? "The figure as data" : label[0].toUpperCase() + label.slice(1)));
  made.append(hasFormulas ? withFormulas(text) : verbatim(label, text));
  return made;
}

function setImage(image, row, files) {
  image.src = addressOf(files, row.image);
  image.alt = row.alt;
  return image;
}

function findings(sentences) {
  const made = element("div", "findings");
  made.append(element("h4", "", "Findings"));
  for (const sentence of sentences) made.append(element("p", "", sentence));
  return made;
}
