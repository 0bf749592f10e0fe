import { runChecks, type NavigationChecks, type CheckResult } from './navigation-checks.js';

const order = ['validation', 'online', 'redirects', 'rules', 'middleware'] as const;

function recording(verdicts: Partial<Record<(typeof order)[number], CheckResult>> = {}) {
  const ran: string[] = [];
  const check = (name: (typeof order)[number]) => () => {
    ran.push(name);
    return verdicts[name] ?? true;
  };
  const checks = Object.fromEntries(order.map((name) => [name, check(name)]));
  return { ran, checks: checks as unknown as NavigationChecks<string> };
}

describe('navigation checks', () => {
  it('NAV-52 run in the specified order', async () => {
    const { ran, checks } = recording();
    expect(await runChecks(checks, '/x')).toBe(true);
    expect(ran).toEqual(['validation', 'online', 'redirects', 'rules', 'middleware']);
  });

  it.each(order)('NAV-53 stop after %s cancels', async (name) => {
    const { ran, checks } = recording({ [name]: false });
    expect(await runChecks(checks, '/x')).toBe(false);
    expect(ran.at(-1)).toBe(name);
  });

  it.each(order)('NAV-53 stop after %s redirects', async (name) => {
    const { ran, checks } = recording({ [name]: { to: '/y' } });
    expect(await runChecks(checks, '/x')).toEqual({ to: '/y' });
    expect(ran.at(-1)).toBe(name);
  });
});
