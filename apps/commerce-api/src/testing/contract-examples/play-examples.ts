import type { TestAnswer, TestClient } from '../test-client.js';

/** A call of the examples in the contract document. */
export interface PlayedExample {
  readonly call: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly response: unknown;
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
  else if (typeof example === 'string' && typeof actual === 'string' && example !== actual)
    known.set(example, actual);
}

function urlOf({ call, params = {}, query = {} }: PlayedExample, known: Known): string {
  const path = (call.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(withServerValues(params[name], known))),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(withServerValues(value, known))]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Sends the examples one after the other as one visitor. */
export async function playExamples(
  client: TestClient,
  examples: readonly PlayedExample[],
): Promise<readonly TestAnswer<unknown>[]> {
  const known: Known = new Map();
  const answers: TestAnswer<unknown>[] = [];
  for (const example of examples) {
    const url = urlOf(example, known);
    const body = withServerValues(example.body, known);
    const answer = await {
      GET: () => client.get(url, example.headers),
      POST: () => client.post(url, body, example.headers),
      PUT: () => client.put(url, body, example.headers),
      DELETE: () => client.delete(url, example.headers),
    }[example.call.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE']();
    learn(example.response, answer.body, known);
    answers.push(answer as TestAnswer<unknown>);
  }
  return answers;
}

/** Places of an example with the type of what is there; of lists, those of their entries. */
export function shapeOf(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((item) => shapeOf(item, `${at}[]`));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${at}.${key}`));
  return [`${at}: ${value === null ? 'null' : typeof value}`];
}
