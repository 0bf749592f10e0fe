import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { SMTPServerDataStream, SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';

/** A mail as a server received it, decoded no further than its headers' folding. */
export interface ReceivedMail {
  readonly recipient: string;
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A real local SMTP server; `options` make it reject, delay or disconnect. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, callback) {
      read(stream).then((raw) => {
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ recipient, raw });
        callback(null);
      }, callback);
    },
    ...options,
  });
  // A client that is cut off is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Speaks SMTP up to the command `at`, and then hangs up. */
export async function droppingServer(at: string): Promise<MailServer> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const line = chunk.toString().replace(/^EHLO/, 'HELO');
      if (line.startsWith(at)) socket.destroy();
      else socket.write('250 yes\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The decoded text of one part of a mail. */
export function partOf(raw: string, type: 'text/plain' | 'text/html'): string {
  const part = raw.split(/\r\n--[^\r\n]+/).find((one) => one.includes(`Content-Type: ${type}`));
  if (part === undefined) return '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export function headerOf(raw: string, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n');
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
}
