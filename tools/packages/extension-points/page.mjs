const escape = (text) => String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const code = (text) => `<code>${escape(text)}</code>`;
/** A comment, with its names in backquotes as code. */
const prose = (text) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const STYLE = `
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:72rem;padding:0 1rem}
section{border-top:1px solid #8884;margin-top:2rem;padding-top:1rem}
h2{font-size:1.25rem;margin:0}p{margin:.25rem 0;max-width:44rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;margin-top:.75rem;min-width:56rem;table-layout:fixed;width:100%}
th:first-child{width:8rem}th:nth-child(3),th:last-child{width:4.5rem}th:nth-child(4){width:9rem}th:nth-child(5){width:15rem}
th,td{border-bottom:1px solid #8883;padding:.4rem 1rem .4rem 0;text-align:left;vertical-align:top}
.number{text-align:right;font-variant-numeric:tabular-nums}
nav a{margin-right:.75rem}.off{opacity:.65}code{font-size:.9em;overflow-wrap:anywhere}`;

function row({ feature, module, purpose, order, isClientOnly, conditions, bytes, isOn }) {
  const what = purpose ? `${prose(purpose)}<br>${code(module)}` : code(module);
  const flags = conditions.map(code).join(', ') || 'always';
  return `<tr${isOn ? '' : ' class="off"'}><td>${code(feature)}</td><td>${what}</td>
<td class="number">${order}</td><td>${isClientOnly ? 'after hydration' : 'with the page'}</td>
<td>${flags}${isOn ? '' : ' (off)'}</td><td class="number">${bytes ?? '–'}</td></tr>`;
}

function slotSection({ id, purpose, cardinality, renderedBy, contributions }) {
  const by = renderedBy.length > 0 ? renderedBy.map(code).join(', ') : 'nobody';
  const table = `<div class="scroll"><table><thead><tr><th>feature</th><th>contribution</th>
<th class="number">order</th><th>rendered</th><th>flags</th><th class="number">bytes</th></tr></thead>
<tbody>${contributions.map(row).join('\n')}</tbody></table></div>`;
  return `<section id="${id}"><h2>${code(id)}</h2><p>${prose(purpose)}</p>
<p>Takes ${cardinality === 'one' ? 'one contribution' : 'any number'}. Rendered by ${by}.</p>
${contributions.length > 0 ? table : '<p>No feature contributes.</p>'}</section>`;
}

/** A page with every extension slot and what a tenant has in it. */
export function extensionPointsPage({ tenant, slots, isBuilt }) {
  const links = slots.map(({ id }) => `<a href="#${id}">${id}</a>`).join('\n');
  const bytes = isBuilt
    ? 'Bytes are those of the chunk in the last build of the storefront, compressed with gzip; a chunk can hold more than one contribution.'
    : 'Build the storefront to see bytes.';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Extension points of ${escape(tenant)}</title>
<style>${STYLE}</style></head><body>
<h1>Extension points of ${escape(tenant)}</h1>
<p>${slots.length} slots. Contributions are in the order in which a page shows them. ${bytes}</p>
<nav>${links}</nav>
${slots.map(slotSection).join('\n')}
</body></html>
`;
}
