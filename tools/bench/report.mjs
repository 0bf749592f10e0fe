/** Bars of the architecture; `most` or `least` is what a figure may be. Figures in the unit named. */
const budgets = [];

/** Notes a figure beside its bar. */
export function note(what, value, unit, bar = {}) {
  const row = { what, value, unit, ...bar };
  budgets.push(row);
  say(line(row));
}

const unmeasured = [];

/** Notes a part that ended before all of its rows. */
export function noteFailure(part, error) {
  const reason = error instanceof Error ? error.message : String(error);
  unmeasured.push({ part, reason });
  say(`✗ ${part}: not measured to its end. ${reason}`);
}

/** Prints a line for people: beside the rows as JSON, not among them. */
export function say(text) {
  const output = process.argv.includes('--json') ? process.stderr : process.stdout;
  output.write(`${text}\n`);
}

/** Everything that was noted, for `--json`. */
export const results = () => ({
  rows: budgets.map((row) => ({ ...row, isMissed: isMissed(row) })),
  unmeasured,
});

export const isMissed = ({ value, most, least }) =>
  (most !== undefined && value > most) || (least !== undefined && value < least);

/** Rows that miss their bar. */
export const missed = () => budgets.filter(isMissed);

function line(row) {
  const { what, value, unit, most, least } = row;
  const bar = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';
  const mark = bar === '' ? ' ' : isMissed(row) ? '✗' : '✓';
  return `${mark} ${what.padEnd(62)} ${shown(value).padStart(9)} ${unit.padEnd(10)} ${bar}`;
}

function shown(value) {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toFixed(2)));
}
