import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { PictureRefused } from '../../kernel/input/check-picture.js';

export const maxPhotoBytes = 30 * 1024 ** 2;
const defaultAnswerMs = 20_000;

/** IANA's special-purpose addresses: this machine, private networks, metadata of clouds, multicast. */
const forbidden = {
  ipv4: blockList('ipv4', [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ]),
  // 2000::/3 alone is public. Within it, some networks lead back to IPv4 or are examples.
  ipv6: blockList('ipv6', [
    '::/3',
    '4000::/2',
    '8000::/1',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
  ]),
};

/** One for each family: a list would compare IPv4 addresses with networks of IPv6 as well. */
function blockList(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', prefix] = network.split('/');
    list.addSubnet(start, Number(prefix), family);
  }
  return list;
}

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string) => {
  const version = isIP(address);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return version !== 0 && !forbidden[family].check(address, family);
};

export interface FetchLimits {
  readonly answerMs?: number;
  /** Checked for the address that is connected to, so a name cannot change in between. */
  readonly isAllowed?: (address: string) => boolean;
  readonly agent?: https.Agent;
}

/**
 * Fetches a photograph by https. Follows no redirects. @throws PictureRefused for private addresses, and
 * for answers that are too large, too slow or no success
 */
export async function fetchPhoto(address: string, limits: FetchLimits = {}): Promise<Buffer> {
  const { answerMs = defaultAnswerMs, isAllowed = isPublicAddress, agent } = limits;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') throw new PictureRefused('is no https address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Without a name there is no lookup that could refuse it.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PictureRefused('is a private address');
  const signal = AbortSignal.timeout(answerMs);
  const options = { signal, agent, lookup: allowedOnly(isAllowed), headers: { accept: 'image/*' } };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(asRefusal(error));
    https
      .get(url, options, (answer) => {
        collect(answer).then(resolve, fail);
      })
      .once('error', fail);
  });
}

function asRefusal(error: Error): PictureRefused {
  if (error instanceof PictureRefused) return error;
  const isLate = error.name === 'AbortError' || error.name === 'TimeoutError';
  return new PictureRefused(
    isLate ? 'did not answer in time' : `cannot be fetched: ${error.message}`,
  );
}

async function collect(answer: IncomingMessage): Promise<Buffer> {
  const { statusCode } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    throw new PictureRefused(`answered with status ${statusCode}`);
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxPhotoBytes) throw new PictureRefused('has more than 30 MB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function allowedOnly(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error('unknown host'), '');
      if (!found.every(({ address }) => isAllowed(address)))
        return done(new PictureRefused('is a private address'), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}
