/** Path of the page with every block, in shops that `tools/block-gallery` has written. */
const BLOCKS = 'block-gallery';

const item = ([text, url]) => `<li><a href="${url}">${text}</a></li>`;
const list = (title, links) => `<h2>${title}</h2>\n<ul>\n${links.map(item).join('\n')}\n</ul>`;

/** Links to one shop's page of blocks, one for each of its languages. */
function blockLinks({ name, hosts: [host], clientRuntimeConfig: { locales } }, port) {
  return locales.map(({ label, prefix }) => [
    `${name}, ${label}`,
    `http://${host}:${port}/${prefix ? `${prefix}/` : ''}${BLOCKS}`,
  ]);
}

/** The page that leads to all of the gallery, as HTML. */
export function galleryIndex({ themes, shops, port }) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Larder gallery</title>
<style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}</style></head>
<body>
<h1>Gallery</h1>
${list(
  'Components, by theme',
  themes.map((theme) => [theme, `${theme}.html`]),
)}
${list(
  'Content blocks in every state, by shop and language',
  shops.flatMap((shop) => blockLinks(shop, port)),
)}
<p><a href="/studio.html">Theme studio</a>: change a theme on the pages of its shop, and export it.</p>
<p>A theme follows the light or dark setting of your system.</p>
</body>
</html>
`;
}
