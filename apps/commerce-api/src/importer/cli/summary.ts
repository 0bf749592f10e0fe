import { describeOmission } from '../../content/flyers/check-flyers.js';
import type { ImportReport, Refusal } from '../report.js';

const shownRefusals = 20;

/** What an import did, in lines for a terminal. */
export function summary(report: ImportReport, dryRun: boolean): string {
  const { imported, updated, unchanged, refused } = report;
  const { unmatchedPrices = [], dropped = [], unusedPhotos = [], flyers = [] } = report;
  const counts = `taken ${imported}, updated ${updated}, unchanged ${unchanged}, refused ${refused.length}`;
  const prices = unmatchedPrices.length > 0 ? [`prices not used ${unmatchedPrices.length}`] : [];
  return [
    dryRun ? `${counts} (dry run, nothing was changed)` : counts,
    ...listed(refused),
    ...prices,
    ...listed(unmatchedPrices),
    ...listed(dropped),
    ...(unusedPhotos.length > 0 ? [`photos not used ${unusedPhotos.length}`] : []),
    ...unusedPhotos.slice(0, shownRefusals).map((name) => `  ${name}`),
    ...flyers.map(describeOmission),
    '',
  ].join('\n');
}

/** The first of them, each with its line and its reason. */
function listed(refusals: readonly Refusal[]): string[] {
  const lines = refusals
    .slice(0, shownRefusals)
    .map(
      ({ line, sku, reason }) => `  line ${line}${sku === undefined ? '' : ` (${sku})`}: ${reason}`,
    );
  const more = refusals.length - lines.length;
  return more > 0 ? [...lines, `  … and ${more} more; --report <file> writes all of them`] : lines;
}
