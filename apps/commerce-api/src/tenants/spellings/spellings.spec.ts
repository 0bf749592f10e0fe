import { spellingsOf } from './spellings.js';

it('PLAT-08 a shop in American English spells as Americans do, others as their language does', () => {
  const american = spellingsOf('en-US');
  expect(american['account.order.status.CANCELLED']).toBe('Canceled');
  expect(Object.values(american).join(' ')).not.toMatch(/favour|cancell|recognise|labelled/i);
  expect(['en', 'en-GB', 'en-IN', 'constructor'].map(spellingsOf)).toEqual([{}, {}, {}, {}]);
});
