import { parseArgs } from 'node:util';
import type { ImportOptions } from '../import-options.js';
import { importFormats } from '../import-options.js';

interface Arguments extends Pick<
  ImportOptions,
  'format' | 'file' | 'prices' | 'mapping' | 'dryRun'
> {
  readonly tenant: string | undefined;
  readonly report: string | undefined;
  /** Folder with photographs. */
  readonly photos: string | undefined;
  /** Pictures that the file names on other hosts are fetched. */
  readonly fetchPhotos: boolean;
  /** Percent of the rows that may be refused before the exit code says so. */
  readonly maxRefused: number;
}

/** Formats that have no whole products. */
const withoutPhotos: readonly string[] = ['delta', 'recipe-jsonld', 'pesticides-csv'];

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
        photos: { type: 'string' },
        'fetch-photos': { type: 'boolean', default: false },
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        'max-refused': { type: 'string', default: '50' },
      },
    });
    const format = importFormats.find((one) => one === values.format);
    const [file] = positionals;
    if (!format || file === undefined || positionals.length > 1) return undefined;
    const { 'dry-run': dryRun, 'max-refused': percent, 'fetch-photos': fetchPhotos } = values;
    const { tenant, prices, mapping, photos, report } = values;
    if (!/^(100|\d{1,2})$/.test(percent)) return undefined;
    if ((photos !== undefined || fetchPhotos) && withoutPhotos.includes(format)) return undefined;
    // Other formats have a mapping of their own.
    if (mapping !== undefined && format !== 'feed' && format !== 'delta') return undefined;
    const maxRefused = Number(percent);
    return {
      tenant,
      format,
      file,
      prices,
      mapping,
      photos,
      fetchPhotos,
      report,
      dryRun,
      maxRefused,
    };
  } catch {
    return undefined;
  }
}
