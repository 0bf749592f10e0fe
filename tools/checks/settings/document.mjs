const INTRODUCTION = `# Settings

Every setting is an environment variable, and every one has a default or may be absent. Empty counts as absent. A process reads all settings at its start: it names every unusable one with its value and what is allowed, and does not start. Values of secrets are not shown.

Every setting can come from a file: \`<NAME>_FILE\` names it, as orchestrators mount secrets. \`DATABASE_URL_FILE=/run/secrets/database\` is read like \`DATABASE_URL\`. A value that begins with \`^\` is a regular expression.

\`npm run settings\` writes this page from the schemas that check the settings: [storefront](../apps/storefront/src/server/settings/settings-schema.ts), [backend](../apps/commerce-api/src/kernel/settings/settings-schema.ts), [Stripe](../apps/commerce-api/src/payments/providers/stripe/accounts/settings.ts), [commands and tests](../tools/checks/settings/tool-settings.mjs). \`npm test\` fails when the page is out of date or when a source reads a variable that is not listed here.

The embedded database survives a crash of its process, but not a power cut. Use PostgreSQL in production.

Set \`MALLOC_ARENA_MAX=2\` for a storefront that runs without \`npm start\`: compression uses several threads, and glibc keeps a heap for each.
`;

const code = (text) => `\`${String(text).replaceAll('|', '\\|')}\``;

function range({ minimum, maximum }) {
  // Zod writes the largest safe integer for "no limit".
  const most = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const least = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum;
  if (least === undefined) return 'number';
  return most === undefined ? `${least} or more` : `${least}–${most}`;
}

/** Summary of the values that a schema accepts. */
export function valuesOf(schema) {
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.type === 'integer' || schema.type === 'number') return range(schema);
  if (schema.format === 'uri') return 'URL';
  if (schema.format === 'email') return 'e-mail address';
  if (schema.pattern) return code(schema.pattern.replaceAll('\\/', '/'));
  return schema.minLength > 1 ? `${schema.minLength} characters or more` : 'text';
}

function row([name, schema]) {
  const standard = schema.default === undefined ? '–' : code(schema.default);
  return `| ${code(name)} | ${schema.description} | ${valuesOf(schema)} | ${standard} |`;
}

/** The page of all settings, as Markdown. `sections` maps a heading to schemas by name. */
export function settingsDocument(sections) {
  const tables = Object.entries(sections).map(([heading, schemas]) =>
    [
      `## ${heading}\n`,
      '| Variable | Meaning | Values | Default |\n| --- | --- | --- | --- |',
      ...Object.entries(schemas).map(row),
    ].join('\n'),
  );
  return [INTRODUCTION, ...tables].join('\n\n');
}

/** Differences between the listed settings and the variables that the sources read. */
export function findDrift(sections, used, internal) {
  const listed = Object.assign({}, ...Object.values(sections));
  // Names of Stripe variables are put together, with the tenant behind.
  const isRead = (name) => used.has(name) || name.startsWith('STRIPE_');
  return [
    ...Object.entries(listed)
      .filter(([, schema]) => !schema.description)
      .map(([name]) => `${name} has no description in its schema`),
    ...[...used]
      .filter(([name]) => listed[name] === undefined && !internal.has(name))
      .map(([name, [file]]) => `${name} is read in ${file} and has no schema`),
    ...Object.keys(listed)
      .filter((name) => !isRead(name))
      .map((name) => `${name} has a schema and no source reads it`),
  ];
}
