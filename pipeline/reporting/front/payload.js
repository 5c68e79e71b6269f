"use strict";

// Unpacks what stands in the page: a JSON text, and the files behind it.
async function unpack() {
  const packed = document.getElementById("payload").textContent;
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const opened = new Uint8Array(await new Response(stream).arrayBuffer());

  const first = opened.indexOf(10) + 1;
  const length = Number(new TextDecoder().decode(opened.subarray(0, first)));
  const said = JSON.parse(new TextDecoder().decode(opened.subarray(first, first + length)));
  said.files = cut(opened.subarray(first + length), said.files);
  return said;
}

function cut(bytes, sizes) {
  let start = 0;
  return sizes.map((size) => bytes.subarray(start, (start += size)));
}

async function addMathFont(bytes) {
  const font = new FontFace("STIX Two Math", bytes);
  document.fonts.add(await font.load());
}

const addresses = new Map();

// The address of an image, made when it is first shown.
function addressOf(files, number) {
  if (!addresses.has(number)) {
    addresses.set(number, URL.createObjectURL(new Blob([files[number]], { type: "image/png" })));
  }
  return addresses.get(number);
}
