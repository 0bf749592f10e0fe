import { pickupMessages } from './pickup-messages.js';

const bay = { kind: 'BAY', name: '3' } as const;
const locker = { kind: 'LOCKER', name: '12', code: '4711' } as const;

it.each([
  ['de-AT', 'ready', bay, /Abholplatz 3/],
  ['de-AT', 'ready', locker, /Fach 12\. .*: 4711\.$/],
  ['en', 'ready', bay, /bay 3/],
  ['en', 'ready', locker, /locker 12\. .*: 4711\.$/],
  ['en', 'ready', { kind: 'LOCKER', name: '12' }, /locker 12\.$/],
] as const)('in %s a mail of %s says where %j is', (locale, kind, place, expected) => {
  expect(pickupMessages({ locale }, kind, place)).toEqual([expect.stringMatching(expected)]);
});

it('says nothing before the order is ready, or at a counter', () => {
  expect(pickupMessages({ locale: 'en' }, 'placed', bay)).toEqual([]);
  expect(pickupMessages({ locale: 'en' }, 'ready', null)).toEqual([]);
});
