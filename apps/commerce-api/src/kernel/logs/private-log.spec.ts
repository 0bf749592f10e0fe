import { serializeError, withoutContacts } from './private-log.js';

it('replaces addresses and phone numbers, and nothing that looks a little like them', () => {
  const line = '{"to":"anna.berger+x@post.example","call":"+43 664 1234567"}';
  expect(withoutContacts(line)).toBe('{"to":"[email]","call":"[phone]"}');
  const harmless = 'at /app/node_modules/@fastify/cookie/plugin.js:12:3, 2026-11-24T09:00:00Z, a+1';
  expect(withoutContacts(harmless)).toBe(harmless);
});

it('reads a word of a million letters once, and not again from each of them', () => {
  const word = 'a'.repeat(1_000_000);
  expect(withoutContacts(`${word} anna@post.example`)).toBe(`${word} [email]`);
});

it('leaves out the parameters of a statement, the row and the values of a database error', () => {
  const cause = Object.assign(new Error('invalid input syntax for type date: "31.12.1990"'), {
    code: '22007',
    detail: 'Key (last_name)=(Berger) already exists.',
    where: 'unnamed portal parameter $1 = Laubenweg',
  });
  const failed = new Error('Failed query: insert into a values ($1)\nparams: Berger,Laubenweg', {
    cause,
  });
  const logged = serializeError(Object.assign(failed, { params: ['Berger'] }));
  const text = JSON.stringify(logged);
  expect(text).toContain('Failed query: insert into a values ($1)');
  expect(text).toContain('22007');
  for (const value of ['Berger', 'Laubenweg', '31.12.1990']) expect(text).not.toContain(value);
});
