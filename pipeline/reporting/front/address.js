// Row, search and filters stand in the address behind #, so that whatever is seen can be linked.

function readAddress() {
  const asked = location.hash.slice(1);
  const fields = new URLSearchParams(asked.includes("=") ? asked : "");
  return { row: fields.get("row") ?? "", search: fields.get("q") ?? "", fields };
}

// Other names are of parts of the page, and say nothing of rows.
function isOfRows() {
  return location.hash.includes("=");
}

function writeAddress(row, search, chosen) {
  const fields = new URLSearchParams();
  if (row) fields.set("row", row);
  if (search) fields.set("q", search);
  for (const [name, value] of chosen) fields.set(`f.${name}`, value);
  const asked = fields.toString();
  history.replaceState(null, "", asked ? `#${asked}` : location.pathname + location.search);
}
