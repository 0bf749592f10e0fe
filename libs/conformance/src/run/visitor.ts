import type { Call, CallArgs, CallResult, CallSchemas } from '@larder/contracts';
import { ApiErrorBody } from '@larder/contracts/schemas';
import * as z from 'zod/mini';
import { describeCall } from './contract-calls.js';
import { equals, Finding, holds } from './finding.js';

/** Parts of a request as a careless or hostile client may send them. */
export interface LooseArgs {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface More {
  /** Further headers; an empty text leaves one out. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Arguments of a call; without parts, none have to be given. */
type Rest<W extends CallSchemas> =
  unknown extends CallArgs<Call<W>>
    ? readonly [args?: LooseArgs, more?: More]
    : readonly [args: CallArgs<Call<W>>, more?: More];

/** Records which calls and error codes a check has seen. */
export interface Recorder {
  seen(call: string, errorCode?: string): void;
}

interface VisitorOptions {
  readonly baseUrl: string;
  readonly host: string;
  readonly locale: string;
  readonly recorder: Recorder;
}

const XSRF = 'XSRF-TOKEN';

function addressOf(baseUrl: string, path: string, { params = {}, query = {} }: LooseArgs): URL {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const url = new URL(filled, baseUrl);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

/** One browser: it keeps its cookies, and gets its token before it changes something. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  private readonly of: VisitorOptions;

  constructor(of: VisitorOptions) {
    this.of = of;
  }

  /** Sends a call as it is given, and checks only that a refusal has the body of an error. */
  async send(call: Call, args: LooseArgs = {}, more: More = {}): Promise<Answer> {
    const { name } = describeCall(call);
    const answer = await this.fetch(
      call.method,
      addressOf(this.of.baseUrl, call.path, args),
      args.body,
      more,
    );
    if (answer.status < 400) {
      this.of.recorder.seen(name);
      return answer;
    }
    const parsed = z.safeParse(ApiErrorBody, answer.body);
    if (!parsed.success)
      throw new Finding(`${name} answers ${answer.status} without errorCode and message (ERR-13)`);
    const { errorCode } = parsed.data;
    this.of.recorder.seen(name, errorCode);
    holds(
      answer.status < 500,
      `${name} answers ${answer.status} ${errorCode} to no sensible request`,
    );
    return answer;
  }

  /** Makes a call that has to succeed; its answer has to be as the contract says. */
  async ok<W extends CallSchemas>(call: Call<W>, ...rest: Rest<W>): Promise<CallResult<Call<W>>> {
    const [args, more] = rest;
    const answer = await this.send(call, args as LooseArgs | undefined, more);
    return this.success(call, answer) as CallResult<Call<W>>;
  }

  /** Parses a success by the contract. */
  success(call: Call, { status, body, text }: Answer): unknown {
    const { name, wire } = describeCall(call);
    if (status >= 400)
      throw new Finding(`${name} is refused with ${status}: ${text.slice(0, 300)}`);
    if (status === wire.otherStatuses) return undefined;
    equals(status, wire.status ?? 200, `status of ${name}`);
    const parsed = z.safeParse(wire.response, wire.mediaType === undefined ? body : text);
    if (!parsed.success)
      throw new Finding(`${name} answers beside its contract: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  }

  /** Makes a call that has to be refused, with a status and one of the error codes. */
  async refused(
    call: Call,
    args: LooseArgs,
    { status, code, ...more }: More & { status: number; code: string | readonly string[] },
  ): Promise<z.output<typeof ApiErrorBody>> {
    const answer = await this.send(call, args, more);
    const { name } = describeCall(call);
    const wanted = [code].flat();
    if (answer.status < 400)
      throw new Finding(
        `${name} answers ${answer.status}, expected ${status} ${wanted.join(' or ')}`,
      );
    const error = z.parse(ApiErrorBody, answer.body);
    equals(answer.status, status, `status of ${name} with ${error.errorCode}`);
    holds(
      wanted.includes(error.errorCode),
      `${name} is refused with ${wanted.join(' or ')}, not ${error.errorCode}`,
    );
    return error;
  }

  /** Host name of the shop. */
  get host(): string {
    return this.of.host;
  }

  /** The server's address of a path, for hooks that open pages. */
  url(path: string): string {
    return new URL(path, this.of.baseUrl).href;
  }

  /** A request of any kind with this visitor's cookies. */
  async fetch(
    method: string,
    url: URL,
    body?: unknown,
    { headers = {} }: More = {},
  ): Promise<Answer> {
    if (method !== 'GET' && !this.cookies.has(XSRF)) await this.startSession();
    const isForm = body instanceof FormData;
    const standard: Record<string, string> = {
      accept: 'application/json',
      'accept-language': this.of.locale,
      'x-forwarded-host': this.of.host,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method !== 'GET' && { 'x-xsrf-token': this.cookies.get(XSRF) ?? '' }),
      ...(method !== 'GET' && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    };
    const sent = Object.entries(standard).filter(([, value]) => value !== '');
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: sent.map(([name, value]): [string, string] => [name, value]),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    this.keepCookies(response.headers);
    const text = await response.text();
    return { status: response.status, text, headers: response.headers, body: jsonOf(text) };
  }

  private async startSession(): Promise<void> {
    await this.fetch('GET', new URL('/api/csrf', this.of.baseUrl));
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */);
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      if (attributes.some((one) => /^max-age=0$/i.test(one))) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(at + 1));
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
