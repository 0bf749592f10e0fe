import type { TestAnswer, TestClient } from '../test-client.js';
import { isMadeUp } from './made-up-ids.js';

/** A call of the examples in the contract document. */
export interface PlayedExample {
  readonly call: string;
  readonly isStep?: boolean;
  readonly mailToken?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly response?: unknown;
}

/** The example as it was sent here, and what was answered. */
export interface Played {
  readonly sent: PlayedExample;
  readonly answer: TestAnswer<unknown>;
}

type Known = Map<unknown, unknown>;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The same value with what the example calls so as this server does. */
function withServerValues(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((item) => withServerValues(item, known));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withServerValues(inner, known)]),
    );
  return known.get(value) ?? value;
}

/** Learns ids and numbers that differ at this server. */
function learn(example: unknown, actual: unknown, known: Known): void {
  if (isObject(example) && isObject(actual))
    for (const key of Object.keys(example)) learn(example[key], actual[key], known);
  else if (typeof example === 'string' && typeof actual === 'string' && isMadeUp(example))
    known.set(example, actual);
}

function urlOf({ call, params = {}, query = {} }: PlayedExample): string {
  const path = (call.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The request of an example with the ids of this server; its own response stays the example's. */
const sentHere = ({ response, mailToken, ...request }: PlayedExample, known: Known) => ({
  ...(withServerValues(request, known) as PlayedExample),
  ...(response !== undefined && { response }),
  ...(mailToken !== undefined && { mailToken: String(withServerValues(mailToken, known)) }),
});

/** Sends the examples one after the other as one visitor. `newestToken` reads the newest e-mail. */
export async function playExamples(
  client: TestClient,
  examples: readonly PlayedExample[],
  newestToken: () => Promise<string>,
): Promise<readonly Played[]> {
  const known: Known = new Map();
  const played: Played[] = [];
  for (const example of examples) {
    if (example.mailToken !== undefined) known.set(example.mailToken, await newestToken());
    const sent = sentHere(example, known);
    const url = urlOf(sent);
    const answer = await {
      GET: () => client.get(url, sent.headers),
      POST: () => client.post(url, sent.body, sent.headers),
      PUT: () => client.put(url, sent.body, sent.headers),
      DELETE: () => client.delete(url, sent.headers),
    }[example.call.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE']();
    learn(example.response, answer.body, known);
    played.push({ sent, answer });
  }
  return played;
}
