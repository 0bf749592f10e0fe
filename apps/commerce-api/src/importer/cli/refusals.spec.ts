import { describeDatabase } from './describe-database.js';
import { hasTooManyRefusals } from './refusals.js';

it.each([
  [0, 0, 0, false],
  [1, 1, 50, false],
  [1, 2, 50, true],
  [99, 1, 0, true],
  [0, 5, 100, false],
])(
  '%i unchanged and %i refused rows with at most %i %%: %s',
  (unchanged, count, most, expected) => {
    const refused = Array.from({ length: count }, (_, line) => ({ line, reason: 'no price' }));
    const report = { imported: 0, updated: 0, unchanged, refused };
    expect(hasTooManyRefusals(report, most)).toBe(expected);
  },
);

it.each([
  [{ dataDir: '/data' }, 'database: embedded, in /data'],
  [
    { dataDir: '/data', databaseUrl: 'postgres://user:secret@db.example:5433/larder?ssl=1' },
    'database: PostgreSQL larder at db.example:5433',
  ],
  [{ dataDir: '/data', databaseUrl: 'host=db' }, 'database: PostgreSQL'],
])('names the database of %j without user and password', (settings, expected) => {
  expect(describeDatabase(settings)).toBe(expected);
});
