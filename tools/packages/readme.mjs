/** What is between these two lines is written by `npm run packages`; the rest of a README by hand. */
const BEGIN =
  '<!-- Written by `npm run packages`. Change the declaration, the package or the tool. -->';
const END = '<!-- End of the written part. -->';

/** More entries than these are listed by domain. */
const MANY = 15;

const code = (text) => `\`${text}\``;
const codes = (names) => names.map(code).join(', ');
const cell = (text) => String(text).replaceAll('|', '\\|');
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const kilobytes = (bytes) => `${Math.ceil(bytes / 100) / 10} kB`;

/** A condition as a reader sees it: `not featureJoe` is "without `featureJoe`". */
export const conditionText = (condition) =>
  condition.startsWith('not ') ? `without ${code(condition.slice(4))}` : code(condition);
const conditionTexts = (conditions) => conditions.map(conditionText).join(', ') || '–';

function table(head, rows) {
  if (rows.length === 0) return '';
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '-')), ...rows.map(line)].join('\n');
}

const section = (title, ...parts) => {
  const text = parts.filter(Boolean);
  return text.length === 0 ? [] : [`## ${title}`, ...text];
};

const purposeOf = ({ purpose, module }) =>
  /\w/.test(purpose) ? capitalised(purpose) : code(module);

const addressOf = ({ slug, suffix }) => (slug + suffix === '' ? '/' : `{${slug}}${suffix}`);

function routes({ routes }) {
  const rows = routes.map((route) => [
    code(route.name),
    code(addressOf(route)),
    purposeOf(route),
    [route.middleware, route.layout === 'default' ? undefined : `layout ${route.layout}`]
      .filter(Boolean)
      .join(', ') || '–',
    conditionTexts(route.conditions),
  ]);
  return section(
    'Routes',
    table(['route', 'URL, with the slug of the tenant', 'page', 'rendering', 'depends on'], rows),
  );
}

function contributions({ contributions }) {
  const rows = contributions.map((entry) => [
    code(entry.slot),
    purposeOf(entry),
    entry.order,
    entry.isClientOnly ? 'after hydration' : 'with the page',
    conditionTexts(entry.conditions),
  ]);
  return section(
    'Contributions',
    table(['extension slot', 'contribution', 'order', 'rendered', 'depends on'], rows),
  );
}

/** How the feature meets others, in one table: only the rows that say something. */
function connections({ blocks, provides, listens, state, settings, uses }) {
  const rows = [
    ['renders the extension slots', uses.slots],
    ['content blocks', blocks.map(({ type }) => type)],
    ['provides the capabilities', provides],
    ['uses the capabilities', uses.capabilities],
    ['emits the events', uses.events],
    ['listens to the events', listens],
    ['state in the store', state],
    ['settings of the tenant', settings ?? []],
  ];
  return section(
    'Connections',
    table(
      ['what', 'names'],
      rows.filter(([, names]) => names.length > 0).map(([what, names]) => [what, codes(names)]),
    ),
  );
}

function flags({ enabled, routes, contributions }) {
  const on =
    enabled.length === 0
      ? 'On in every shop.'
      : `On with ${enabled.map(conditionText).join(', ')}.`;
  const all = [...routes, ...contributions].flatMap(({ conditions }) => conditions);
  const others = [...new Set(all.map((name) => name.replace(/^not /, '')))].sort();
  return section('Flags', others.length === 0 ? on : `${on} Parts depend on ${codes(others)}.`);
}

function texts(counts, { id }) {
  if (counts.length === 0) return [];
  const list = counts.map(([language, count]) => `${count} in ${code(language)}`).join(', ');
  return section(
    'Texts',
    `${list}. A tenant replaces them by keys that begin with ${code(`${id}.`)}.`,
  );
}

function install({ pkg }) {
  const peers = Object.entries(pkg.peerDependencies ?? {});
  const list = peers.map(([name, range]) => `${code(name)} ${range}`).join(', ');
  return section(
    'Install',
    ['```sh', `npm install ${pkg.name}`, '```'].join('\n'),
    peers.length > 0 && `Peer dependencies: ${list}.`,
  );
}

function compose({ pkg }, { exportName }) {
  return section(
    'Compose',
    [
      '```ts',
      `import { ${exportName} } from '${pkg.name}';`,
      pkg.exports['./styles.css'] && `import '${pkg.name}/styles.css';`,
      "import { createRegistry } from '@larder/platform';",
      '',
      `const registry = createRegistry([${exportName}], tenant);`,
      '```',
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
  );
}

/** Entries by domain: a package with dozens of them is not read as one line. */
function grouped(names) {
  const domainOf = (name) => name.split('/').slice(0, 3).join('/');
  return [...new Set(names.map(domainOf))]
    .sort()
    .map((domain) => {
      const parts = names.filter((name) => name.startsWith(`${domain}/`) && name !== domain);
      const below = parts.map((name) => name.slice(domain.length)).sort();
      return `- ${code(domain)}${below.length > 0 && domain.split('/').length > 2 ? `, with ${codes(below)}` : ''}`;
    })
    .join('\n');
}

function entries({ pkg }) {
  const names = Object.keys(pkg.exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => pkg.name + entry.slice(1));
  return section('Entries', names.length > MANY ? grouped(names) : `${codes(names)}.`);
}

function budget(limits) {
  return (
    limits &&
    section(
      'Budget',
      `At most ${kilobytes(limits.entry)} for the first import and ${kilobytes(limits.all)} for everything, minified and compressed with gzip, without dependencies.`,
    )
  );
}

/** The part of a README that is known from the package and, for a feature, from its declaration. */
export function writtenPart(library, { declaration, texts: counts = [], limits }) {
  const parts = declaration
    ? [
        ...install(library),
        ...compose(library, declaration),
        ...entries(library),
        ...flags(declaration),
        ...routes(declaration),
        ...contributions(declaration),
        ...connections(declaration),
        ...texts(counts, declaration),
      ]
    : [...install(library), ...entries(library)];
  return [BEGIN, ...parts, ...(budget(limits) ?? []), END].join('\n\n');
}

/** A README with its written part replaced; the first time after its introduction. */
export function withWrittenPart(readme, part) {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin >= 0 && end > begin)
    return readme.slice(0, begin) + part + readme.slice(end + END.length);
  const [title, introduction, ...rest] = readme.trim().split('\n\n');
  return `${[title, introduction, part, ...rest].join('\n\n')}\n`;
}

/** First sentence of a README's introduction, the description of the package. */
export function descriptionOf(readme) {
  const introduction = readme.trim().split('\n\n')[1] ?? '';
  const sentence = /^.*?\.(?=\s|$)/s.exec(introduction)?.[0] ?? introduction;
  return sentence
    .replace(/\s+/g, ' ')
    .replace(/ \(\[[^)]*\)\)/g, '')
    .replace(/\.$/, '')
    .replaceAll('`', '');
}
