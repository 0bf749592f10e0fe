import { hashPassword, isPassword } from './password.js';

// Other tests work with a smaller cost; this one is about the shop's own.
jest.mock('./password-cost.js', () => jest.requireActual('./password-cost.ts'));

const password = 'Sieben Zwerge, acht Berge';

it('S15 stores a password as cost parameters, salt and key', async () => {
  const one = await hashPassword(password);
  const two = await hashPassword(password);
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w+/=]+\$[\w+/=]+$/);
  expect(one).not.toBe(two);
  const answers = [password, `${password}x`].map((given) => isPassword(given, one));
  expect(await Promise.all(answers)).toEqual([true, false]);
});

it('S8 CUST-27 takes as much work for an unknown email as for a known one', async () => {
  const stored = await hashPassword(password);
  const timed = async (of: string | undefined) => {
    const start = process.cpuUsage();
    await isPassword('something-else', of);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  await timed(undefined);
  const known = await timed(stored);
  const unknown = await timed(undefined);
  expect(unknown).toBeGreaterThan(known / 3);
  expect(known).toBeGreaterThan(unknown / 3);
});
