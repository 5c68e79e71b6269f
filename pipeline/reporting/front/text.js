// Texts of rows are data: they become text nodes and MathML, never HTML.

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// $$...$$ stands in a line of its own, $...$ in the text; \$ is a dollar.
const FORMULA = /\$\$([\s\S]+?)\$\$|\$((?:\\.|[^$\\])+?)\$/g;

function withFormulas(text) {
  const said = element("div", "said");
  let end = 0;
  for (const match of text.matchAll(FORMULA)) {
    addMarked(said, text.slice(end, match.index));
    said.append(formula(match[1] ?? match[2], match[1] !== undefined));
    end = match.index + match[0].length;
  }
  addMarked(said, text.slice(end));
  return said;
}

function formula(latex, isDisplay) {
  const set = element("span", isDisplay ? "formula" : "");
  const options = { displayMode: isDisplay, output: "mathml", throwOnError: false, trust: false, strict: "ignore" };
  katex.render(latex, set, options);
  return set;
}

// What little of Markdown stands in questions: bullets, `code`, **bold**, escaped signs.
const MARK = /`([^`]+)`|\*\*([^*]+)\*\*/g;

function addMarked(to, text) {
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    to.append(plain(text.slice(end, match.index)));
    to.append(element(match[1] === undefined ? "strong" : "code", "", match[1] ?? match[2]));
    end = match.index + match[0].length;
  }
  to.append(plain(text.slice(end)));
}

function plain(text) {
  return text.replace(/^#+ /gm, "").replace(/^- /gm, "• ").replace(/\\([$*_`\\])/g, "$1");
}

const CODE = new Set(["command", "proof", "certificate", "read back", "figure"]);

function verbatim(label, text) {
  return element("div", CODE.has(label) ? "said code" : "said", text);
}

// For a list: a formula that reads as it is stays, any other is an ellipsis.
function withoutLatex(text) {
  const short = (_, display, inline) => (/[\\{}]/.test(display ?? inline) ? "…" : (display ?? inline));
  return plain(text.replace(FORMULA, short));
}
