import { voucherList } from './general-vouchers.js';

const error = (status: number) => ({ status, data: { errorCode: 'X', message: '' } });

it.each([
  ['LOY-16 ERR-35 a 404 says that there are none', { error: error(404) }, false],
  ['ERR-35 any other failure is one', { error: error(500) }, true],
  ['a call without an answer is one', { error: error(0) }, true],
  ['nothing yet is none', {}, false],
])('%s', (_title, answer, hasFailed) => {
  expect(voucherList(answer)).toEqual({ vouchers: [], hasFailed });
});

it('vouchers are what was answered', () => {
  const data = [{ promotionId: 'p', type: 'gift', title: 'Gift' }];
  expect(voucherList({ data })).toEqual({ vouchers: data, hasFailed: false });
});
