import type { TestAnswer, TestClient } from '../test-client.js';
import { isMadeUp } from './made-up-ids.js';

/** A call of the examples in the contract document. */
export interface PlayedExample {
  readonly call: string;
  readonly isStep?: boolean;
  readonly mailToken?: string;
  readonly visitor?: string;
  readonly after?: string;
  readonly isForm?: boolean;
  readonly file?: string;
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

/** The server of a story, and what happens there without a call. */
export interface Stage {
  visitor(name: string): TestClient;
  /** Token of the newest e-mail. */
  newestToken(): Promise<string>;
  happen(event: string, visitor: TestClient): Promise<void>;
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

/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function bodyOf({ body, isForm, file }: PlayedExample): unknown {
  if (isForm !== true) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  if (file !== undefined)
    form.append(file, new File([Buffer.from(PICTURE, 'base64')], 'a.png', { type: 'image/png' }));
  return form;
}

function send(client: TestClient, sent: PlayedExample): Promise<TestAnswer<unknown>> {
  const url = urlOf(sent);
  const body = bodyOf(sent);
  return {
    GET: () => client.get(url, sent.headers),
    POST: () => client.post(url, body, sent.headers),
    PUT: () => client.put(url, body, sent.headers),
    DELETE: () => client.delete(url, sent.headers),
  }[sent.call.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE']();
}

/** Sends the examples one after the other, each as its visitor. */
export async function playExamples(
  stage: Stage,
  examples: readonly PlayedExample[],
): Promise<readonly Played[]> {
  const known: Known = new Map();
  const played: Played[] = [];
  for (const example of examples) {
    const { visitor = 'first', after, mailToken } = example;
    const client = stage.visitor(visitor);
    if (after !== undefined) await stage.happen(after, client);
    if (mailToken !== undefined) known.set(mailToken, await stage.newestToken());
    const sent = sentHere(example, known);
    const answer = await send(client, sent);
    learn(example.response, answer.body, known);
    played.push({ sent, answer });
  }
  return played;
}
