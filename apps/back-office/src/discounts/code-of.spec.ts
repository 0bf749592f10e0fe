import type { CodeForm } from './code-of.js';
import { codeOf } from './code-of.js';

const form: CodeForm = {
  code: ' autumn-7 ',
  titles: { 'de-AT': ' Herbst ', en: '' },
  kind: 'percent',
  percent: 7,
  cents: 500,
  from: null,
  upTo: 900,
  service: '',
  firstDay: '',
  lastDay: '2026-11-30',
  most: null,
  mostEach: 1,
  firstOrder: false,
  combines: true,
};
const common = { code: 'AUTUMN-7', titles: { 'de-AT': 'Herbst' }, lastDay: '2026-11-30' };

it.each<[CodeForm['kind'], Partial<CodeForm>, object]>([
  ['percent', {}, { kind: 'percent', percent: 7, most: 900 }],
  ['amount', { from: 4000 }, { kind: 'amount', cents: 500, from: 4000 }],
  ['service', { from: 4000 }, { kind: 'service', from: 4000, most: 900 }],
])('a code for %s has the limits that were filled in, and no others', (kind, over, benefit) => {
  expect(codeOf({ ...form, ...over, kind })).toEqual({
    ...common,
    benefit,
    services: [],
    mostEach: 1,
    firstOrder: false,
    combines: true,
  });
});

it('a code for one service names it', () => {
  expect(codeOf({ ...form, service: 'DELIVERY' }).services).toEqual(['DELIVERY']);
});
