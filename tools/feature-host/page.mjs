import { ANSWERS, DELAYS, ERRORS, VISITORS } from './state.mjs';

const escape = (text) => String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const select = (name, label, options, chosen) =>
  `<label>${label} <select name="${name}">${Object.entries(options)
    .map(
      ([value, text]) =>
        `<option value="${escape(value)}"${value === String(chosen) ? ' selected' : ''}>${escape(text)}</option>`,
    )
    .join('')}</select></label>`;

const checkbox = (flag, isOn) =>
  `<label><input type="checkbox" name="on" value="${escape(flag)}"${isOn ? ' checked' : ''}> ${escape(flag)}</label>`;

const STYLE = `.feature-host{background:#1d2330;color:#fff;display:flex;flex-wrap:wrap;font:14px/1.5 system-ui;
gap:8px 16px;padding:12px 16px}.feature-host a{color:#9cc4ff}.feature-host form,.feature-host nav{display:flex;
flex-wrap:wrap;gap:4px 16px;align-items:center}.feature-host select,.feature-host button{background:#fff;
border:0;border-radius:4px;color:#1d2330;font:inherit;min-height:32px;padding:2px 8px}.feature-host strong{align-self:center}`;

function panel({ feature, choices, tenants, languages, flags, links, path }) {
  const list = (names) => Object.fromEntries(names.map((name) => [name, name]));
  return `<aside class="feature-host"><strong>${escape(feature)}</strong>
<nav aria-label="Pages">${links.map((link) => `<a href="${escape(link)}">${escape(link)}</a>`).join('\n')}</nav>
<form action="/_host"><input type="hidden" name="back" value="${escape(path)}">
${select('tenant', 'Shop', list(tenants), choices.tenant)}
${select('language', 'Language', list(languages), choices.language)}
${select('visitor', 'Visitor', VISITORS, choices.visitor)}
${select('answers', 'Answers', ANSWERS, choices.answers)}
${select('error', 'Errors', ERRORS, choices.error)}
${select('delay', 'Delay', DELAYS, choices.delay)}
${flags.map((flag) => checkbox(flag, !choices.off.includes(flag))).join('\n')}
<button>Apply</button></form></aside>`;
}

/** The page of the small host: the panel, and an empty root that the browser fills. */
export function hostPage({ data, theme, ...rest }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${escape(rest.choices.language.split('-')[0])}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${escape(rest.feature)}</title><style>${theme}${STYLE}</style></head>
<body>${panel(rest)}<div id="root"></div>
<script type="application/json" id="host">${json}</script>
<script type="module" src="/tools/feature-host/client/main.tsx"></script></body></html>
`;
}
