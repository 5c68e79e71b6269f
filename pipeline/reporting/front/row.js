// The row that is shown.

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
    if (number === 0 && row.image !== undefined) article.append(figure(row, said.files));
  });
}

function part(label, text, hasFormulas) {
  const made = element("div", "part");
  made.append(element("h4", "", label[0].toUpperCase() + label.slice(1)));
  made.append(hasFormulas ? withFormulas(text) : verbatim(label, text));
  return made;
}

function figure(row, files) {
  const image = element("img", "figure");
  image.src = addressOf(files, row.image);
  image.alt = row.alt;
  return image;
}

function findings(sentences) {
  const made = element("div", "findings");
  made.append(element("h4", "", "What the gates say"));
  for (const sentence of sentences) made.append(element("p", "", sentence));
  return made;
}
