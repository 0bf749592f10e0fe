import * as z from 'zod/mini';

/** Milliseconds for an answer: a shopper is typing. */
export const defaultAnswerMs = 1_500;

/** The service did not answer, refused, or said something that nobody understands. */
export class NoAnswer extends Error {
  /** Milliseconds for which the service wants no further request. */
  readonly retryMs: number | undefined;
  constructor(reason: string, retryMs?: number) {
    super(reason);
    this.retryMs = retryMs;
  }
}

export interface ServiceSettings {
  readonly url: string;
  readonly key?: string | undefined;
  readonly answerMs?: number | undefined;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** Asks a JSON service, and reads its answer by a schema. @throws NoAnswer */
export async function askService<T extends z.ZodMiniType>(
  { url, answerMs = defaultAnswerMs }: ServiceSettings,
  path: string,
  query: Query,
  schema: T,
): Promise<z.output<T>> {
  const address = new URL(url.replace(/\/$/, '') + path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value));
  // Services of OpenStreetMap refuse requests without a name.
  const headers = { accept: 'application/json', 'user-agent': 'Larder' };
  const signal = AbortSignal.timeout(answerMs);
  const answer = await fetch(address, { headers, redirect: 'error', signal }).catch(
    (error: unknown) => {
      throw new NoAnswer(error instanceof Error ? error.name : 'no connection');
    },
  );
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new NoAnswer(`status ${answer.status}`, retryMsOf(answer.headers.get('retry-after')));
  }
  const body: unknown = await answer.json().catch(() => {
    throw new NoAnswer('no JSON, or not in time');
  });
  const found = schema.safeParse(body);
  if (!found.success) throw new NoAnswer(`unknown format: ${z.prettifyError(found.error)}`);
  return found.data;
}

/** Seconds; the other form of the header, a date, is not worth reading. */
function retryMsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}
