// Reads a mutation report: the score, the survivors, and which of them are accepted.

/** Source text between two positions of a report; lines and columns count from 1. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

const allMutants = (report) =>
  Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ status, mutatorName, replacement = '', location }) => ({
      file,
      line: location.start.line,
      status,
      mutator: mutatorName,
      code: oneLine(textAt(source, location)),
      statement: source.split('\n')[location.start.line - 1].trim(),
      replacement: oneLine(replacement),
    })),
  );

/**
 * Score of a report in percent, as Stryker defines it: mutants that fail to compile or are ignored do
 * not count, those that no test reaches count as survivors.
 */
export function scoreOf(report) {
  const counts = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };
  for (const { status } of allMutants(report)) if (status in counts) counts[status] += 1;
  const killed = counts.Killed + counts.Timeout;
  const mutants = killed + counts.Survived + counts.NoCoverage;
  const files = Object.keys(report.files).length;
  return { files, mutants, killed, score: mutants === 0 ? 100 : (killed * 100) / mutants };
}

/** Mutants that no test noticed. */
export const survivorsOf = (report) =>
  allMutants(report).filter(({ status }) => status === 'Survived' || status === 'NoCoverage');

/**
 * True when an accepted entry names a survivor. All but the file may be left out of an entry, which then
 * holds for more; `statement` is the source line on which the mutated code begins.
 */
export const names = (entry, survivor) =>
  ['file', 'mutator', 'code', 'replacement', 'statement'].every(
    (key) => entry[key] === undefined || entry[key] === survivor[key],
  );

/** Survivors that no entry names, and entries of these files that name none any more. */
export function compareWithAccepted(report, accepted) {
  const survivors = survivorsOf(report);
  const own = accepted.filter(({ file }) => file in report.files);
  return {
    unnamed: survivors.filter((survivor) => !own.some((entry) => names(entry, survivor))),
    stale: own.filter((entry) => !survivors.some((survivor) => names(entry, survivor))),
  };
}
