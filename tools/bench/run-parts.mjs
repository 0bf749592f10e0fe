import { noteFailure, say } from './report.mjs';

/**
 * Runs the parts whose names contain one of the words, or all of them. A part that fails is noted, and
 * the next one runs. `before` is called with the name of each.
 */
export async function runParts(parts, wanted, market, before = () => undefined) {
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    say(`\n${name}`);
    try {
      before(name);
      await run(market);
    } catch (error) {
      noteFailure(name, error);
    }
  }
}
