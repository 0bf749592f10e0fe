// Prints what is in the PDF on stdin, as JSON: title, language, and the text of each page and its lowest point.
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const data = new Uint8Array(await buffer(process.stdin));
const document = await getDocument({ data, verbosity: 0 }).promise;
const pages = [];
const fonts = new Set();
const roles = [];
const walk = ({ role, children = [] }) => {
  if (role) roles.push(role);
  children.forEach(walk);
};
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const { items, lang } = await page.getTextContent();
  pages.push({
    lang,
    lowest: Math.min(...items.filter(({ str }) => str.trim()).map(({ transform }) => transform[5])),
    text: items
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' '),
  });
  walk((await page.getStructTree()) ?? {});
  await page.getOperatorList();
  for (const { fontName } of items)
    fonts.add(page.commonObjs.has(fontName) ? page.commonObjs.get(fontName).name : fontName);
}
const { info } = await document.getMetadata();
process.stdout.write(
  JSON.stringify({ title: info.Title, lang: info.Language, pages, roles, fonts: [...fonts] }),
);
