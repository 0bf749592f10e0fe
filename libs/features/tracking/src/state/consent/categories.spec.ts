import { categories, flagsOf, grantedOf } from './categories.js';

describe('consent categories', () => {
  it('TRK-06 are five', () => {
    expect(categories).toEqual(['C0001', 'C0002', 'C0003', 'C0004', 'C0007']);
  });

  it('TRK-10 C0001 is always granted, unknown names never', () => {
    expect([...grantedOf([])]).toEqual(['C0001']);
    expect([...grantedOf(['C0003', 'C0005', '', 'C0002'])]).toEqual(['C0001', 'C0002', 'C0003']);
  });

  it.each([
    ['TRK-07 C0002 stands for statistic', 'C0002', 'statistic'],
    ['TRK-08 C0004 stands for marketing', 'C0004', 'marketing'],
    ['TRK-09 C0007 stands for target group selection', 'C0007', 'targetGroupSelection'],
    ['TRK-10 C0003 is functional and stands for no flag', 'C0003', 'none'],
  ])('%s', (_id, category, flag) => {
    const none = { marketing: false, statistic: false, targetGroupSelection: false };
    expect(flagsOf(grantedOf([category]))).toEqual(
      flag === 'none' ? none : { ...none, [flag]: true },
    );
  });
});
