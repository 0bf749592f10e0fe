import * as z from 'zod/mini';
import type { Status } from './content-source.js';

export interface CmsAccess {
  /** Origin of the content system. */
  readonly url: string;
  /** API token with the right to read. */
  readonly token: string;
  /** Milliseconds for one request. */
  readonly timeout?: number;
}

/** Entries of one kind, page by page, from the REST API. */
export type CmsList = (
  kind: string,
  query: Readonly<Record<string, string>>,
  status: Status,
) => Promise<readonly CmsEntry[]>;

const Entry = z.looseObject({ documentId: z.string(), locale: z.nullish(z.string()) });
/** An entry; its own fields are still to be checked. Fields without a value are left out. */
export type CmsEntry = z.output<typeof Entry>;

const List = z.object({
  data: z.array(Entry),
  meta: z.object({ pagination: z.object({ pageCount: z.int() }) }),
});

/** Page size of the API. */
const pageSize = 100;
/** Pages of a list; more are a loop, and no shop. */
const maxPages = 1000;

/** Throws on a timeout, an error, or a response that is not a list. */
export function cmsList({ url, token, timeout = 10_000 }: CmsAccess): CmsList {
  async function get(kind: string, query: URLSearchParams) {
    const answer = await fetch(new URL(`/api/${kind}?${query.toString()}`, url), {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`The content system answers ${answer.status} to ${kind}`);
    return z.parse(List, await answer.json());
  }

  return async (kind, query, status) => {
    const found: CmsEntry[] = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const { data, meta } = await get(
        kind,
        new URLSearchParams({
          ...query,
          status,
          sort: 'documentId',
          'pagination[page]': String(page),
          'pagination[pageSize]': String(pageSize),
        }),
      );
      found.push(...data.map(withoutNulls));
      if (page >= meta.pagination.pageCount) return found;
    }
    throw new Error(`The content system has no end of ${kind}`);
  };
}

function withoutNulls(entry: CmsEntry): CmsEntry {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== null && value !== ''),
  ) as CmsEntry;
}
