/**
 * Statements that a running shop does not survive: they hold a lock while they read or rewrite a table,
 * or take away what the version before still uses. Tables that the same file creates are empty.
 */
const RULES = [
  [/^DROP TABLE/, 'the version before still reads it: drop it one release later'],
  [/^TRUNCATE/, 'the version before still reads its rows'],
  [/^LOCK TABLE/, 'every call waits for the lock'],
  [/^(REINDEX|CLUSTER|VACUUM FULL)/, 'it locks the table while it runs'],
  [/^CREATE (UNIQUE )?INDEX/, 'writes wait until the index is built'],
  [/^ALTER TABLE .*\bRENAME\b/, 'the version before uses the old name: add, copy, drop later'],
  [
    /^ALTER TABLE .*\bDROP (?!NOT NULL|DEFAULT|CONSTRAINT|IDENTITY|EXPRESSION)/,
    'the version before still uses it: drop it one release later',
  ],
  [/^ALTER TABLE .*\bALTER (COLUMN )?\w+ (SET DATA )?TYPE\b/, 'it rewrites the table'],
  [
    /^ALTER TABLE .*\bSET NOT NULL\b/,
    'it reads the whole table, and the version before may write null',
  ],
  [
    /^ALTER TABLE .*\bADD (CONSTRAINT \w+ )?(CHECK|FOREIGN KEY)(?!.*NOT VALID)/,
    'it reads the whole table: add it NOT VALID, validate it in the next file',
  ],
  [
    /^ALTER TABLE .*\bADD (CONSTRAINT \w+ )?(UNIQUE|PRIMARY KEY)(?!.*USING INDEX)/,
    'it builds an index while calls wait',
  ],
  [
    /^ALTER TABLE .*\bADD (COLUMN )?(IF NOT EXISTS )?\w+ [^,]*\b(random|gen_random_uuid|clock_timestamp|nextval)\(/,
    'a default that differs for each row rewrites the table',
  ],
];
const ADDED_COLUMN =
  /\bADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY)\w+ [^,]*/g;
const REASON = /--\s*blocks:\s*\S.{10,}/;

/** Statements of a script in one line each, without comments, texts and bodies of functions. */
function statementsOf(text) {
  return text
    .replace(/--.*$/gm, '')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}

const tableOf = (statement) =>
  /^(?:ALTER TABLE|DROP TABLE|TRUNCATE|LOCK TABLE)(?: ONLY)?(?: IF EXISTS)? (\w+)|^CREATE (?:UNIQUE )?INDEX .*? ON (\w+)/i
    .exec(statement)
    ?.slice(1)
    .find(Boolean);

function faultOf(statement) {
  const plain = statement.replace(/\b[a-z]+\b/g, (word) => word.toUpperCase());
  const rule = RULES.find(([pattern]) => pattern.test(plain));
  if (rule) return rule[1];
  if (!plain.startsWith('ALTER TABLE')) return undefined;
  const isUnfilled = (column) => /NOT NULL/.test(column) && !/DEFAULT|GENERATED/.test(column);
  return (plain.match(ADDED_COLUMN) ?? []).some(isUnfilled)
    ? 'rows of the version before have no value: give the column a default'
    : undefined;
}

/** What is wrong with a migration, a line for each statement. `-- blocks: reason` allows the file. */
export function findBlockingDdl(text) {
  if (REASON.test(text)) return [];
  const statements = statementsOf(text);
  const created = new Set(
    statements.flatMap((one) => /^CREATE TABLE(?: IF NOT EXISTS)? (\w+)/i.exec(one)?.[1] ?? []),
  );
  return statements.flatMap((statement) => {
    const reason = created.has(tableOf(statement)) ? undefined : faultOf(statement);
    return reason ? [`${statement.slice(0, 100)}: ${reason}`] : [];
  });
}
