import type { VoucherForm } from './voucher-of.js';
import { voucherOf } from './voucher-of.js';

const form: VoucherForm = {
  titles: { 'de-AT': ' Advent ', en: '' },
  audience: 'given',
  kind: 'percent',
  percent: 7,
  recipients: 'a@x.example, b@x.example\nc@x.example; ',
  cents: 500,
  from: 4000,
  service: '',
  firstDay: '',
  lastDay: '2026-12-24',
  most: null,
  mostEach: 1,
  isAutomatic: true,
};
const common = { titles: { 'de-AT': 'Advent' }, lastDay: '2026-12-24', mostEach: 1 };

it('a voucher has the limits that were filled in, and an email for each word of the list', () => {
  expect(voucherOf(form)).toEqual({
    ...common,
    audience: 'given',
    isAutomatic: true,
    services: [],
    recipients: ['a@x.example', 'b@x.example', 'c@x.example'],
    benefit: { kind: 'percent', percent: 7, from: 4000 },
  });
});

it('a voucher for members has no list of emails, one for a service names it', () => {
  expect(
    voucherOf({ ...form, audience: 'members', kind: 'amount', service: 'DELIVERY' }),
  ).toMatchObject({
    recipients: [],
    services: ['DELIVERY'],
    benefit: { kind: 'amount', cents: 500, from: 4000 },
  });
});
