import { parseArgs } from 'node:util';
import type { ImportOptions } from '../run-import.js';
import { importFormats } from '../run-import.js';

interface Arguments extends Pick<ImportOptions, 'format' | 'file' | 'prices' | 'dryRun'> {
  readonly tenant: string | undefined;
  readonly report: string | undefined;
  /** Percent of the rows that may be refused before the exit code says so. */
  readonly maxRefused: number;
}

/** The parsed arguments, or undefined when they are invalid. */
export function readArguments(args: string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        format: { type: 'string', default: 'feed' },
        prices: { type: 'string' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        'max-refused': { type: 'string', default: '50' },
      },
    });
    const format = importFormats.find((one) => one === values.format);
    const [file] = positionals;
    if (!format || file === undefined || positionals.length > 1) return undefined;
    const { tenant, prices, report, 'dry-run': dryRun, 'max-refused': percent } = values;
    if (!/^(100|\d{1,2})$/.test(percent)) return undefined;
    return { tenant, format, file, prices, report, dryRun, maxRefused: Number(percent) };
  } catch {
    return undefined;
  }
}
