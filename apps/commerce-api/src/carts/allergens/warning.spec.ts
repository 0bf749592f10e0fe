import { covers } from './warning.js';

describe('covers', () => {
  const finding = { contains: ['milk'], mayContain: ['nuts'], isUnknown: false } as const;
  it.each([
    ['exactly it', { contains: ['milk'], mayContain: ['nuts'], isUnknown: false }, true],
    [
      'an ingredient for its traces',
      { contains: ['milk', 'nuts'], mayContain: [], isUnknown: false },
      true,
    ],
    [
      'traces for an ingredient',
      { contains: [], mayContain: ['milk', 'nuts'], isUnknown: false },
      false,
    ],
    ['less than all', { contains: ['milk'], mayContain: [], isUnknown: false }, false],
    [
      'missing information for an ingredient',
      { contains: [], mayContain: [], isUnknown: true },
      false,
    ],
  ] as const)('takes a confirmation of %s: %s', (_, confirmed, isCovered) => {
    const plain = {
      ...finding,
      contains: [...finding.contains],
      mayContain: [...finding.mayContain],
    };
    const given = {
      ...confirmed,
      contains: [...confirmed.contains],
      mayContain: [...confirmed.mayContain],
    };
    expect(covers(given, plain)).toBe(isCovered);
  });

  it('warns separately of missing information', () => {
    const finding = { contains: [], mayContain: [], isUnknown: true };
    expect([covers(undefined, finding), covers(finding, finding)]).toEqual([false, true]);
  });
});
