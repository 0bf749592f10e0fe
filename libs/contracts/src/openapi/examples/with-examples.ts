import type { Json, JsonObject } from '../openapi-components.js';

/** A call with its answer, as one of a story that a server can play from the start. */
export interface CallExample {
  /** `POST /api/carts/items`, with parameters in colon form. */
  readonly call: string;
  /** Leads on in its story; the example of this call is elsewhere. */
  readonly isStep?: boolean;
  /** What the example calls the token of the newest e-mail. */
  readonly mailToken?: string;
  /** Whose browser sends it, where a story has several. */
  readonly visitor?: string;
  /** What happens at the shop before this call, without one: goods are delivered, for example. */
  readonly after?: string;
  /** Sent as form data. */
  readonly isForm?: boolean;
  /** The field of the form with a picture; no text shows one. */
  readonly file?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Lists are cut to their first entries. Ids and order numbers are others at each server. */
  readonly response?: Json;
}

/** Stories by name. Each begins with a visitor that the server does not know. */
export type Stories = Readonly<Record<string, readonly CallExample[]>>;

interface Media {
  example?: Json;
}
interface Operation {
  readonly parameters?: { readonly name?: string; example?: Json }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, Media> }>>;
}
interface Paths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const mediaOf = (content: Readonly<Record<string, Media>> | undefined) =>
  Object.values(content ?? {})[0];

function operationOf({ paths }: Paths, call: string): Operation {
  const [method = '', path = ''] = call.split(' ');
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`no call is ${call}`);
  return operation;
}

function illustrate(operation: Operation, example: CallExample): void {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const answer = mediaOf(success?.[1].content);
  if (answer?.example !== undefined) throw new Error(`${example.call} has two examples`);
  if (answer && example.response !== undefined) answer.example = example.response;
  const request = mediaOf(operation.requestBody?.content);
  if (request && example.body !== undefined) request.example = example.body;
  const values = { ...example.params, ...example.query, ...example.headers };
  for (const parameter of operation.parameters ?? []) {
    const value = values[parameter.name ?? ''];
    if (value !== undefined) parameter.example = value;
  }
}

/** The contract document with examples at its calls. */
export function withExamples(document: JsonObject, examples: readonly CallExample[]): JsonObject {
  const copy = structuredClone(document);
  // The document is ours, and its paths are what an OpenAPI document calls so.
  const { paths } = copy as JsonObject & Paths;
  for (const example of examples)
    if (!example.isStep) illustrate(operationOf({ paths }, example.call), example);
  return copy;
}
