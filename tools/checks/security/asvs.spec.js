/* global describe, expect, it */
import { readFileSync } from 'node:fs';
import { PAGE, STATES, faultOf, ledgerText, readLedger } from './ledger.mjs';

const chapters = readLedger();
const all = chapters.flatMap(({ requirements }) => requirements);
const ids = all.map(({ id }) => id);

describe('the ledger of ASVS 5.0', () => {
  it('has each requirement of levels 1 and 2 once, in its chapter', () => {
    const count = (level) => all.filter((one) => one.level === level).length;
    expect([count(1), count(2)]).toEqual([70, 183]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { chapter, requirements } of chapters)
      expect(requirements.filter(({ id }) => !id.startsWith(`${chapter.slice(1)}.`))).toEqual([]);
  });

  it('names a proof of what is met, and a reason for everything else', () => {
    const bare = all.filter(({ state, by, note }) =>
      state === 'met' ? !by?.length : !note?.length && !(state === 'operator' && by?.length),
    );
    expect(bare).toEqual([]);
    expect(all.filter(({ state }) => !(state in STATES))).toEqual([]);
  });

  it('names files, tests and headings that exist', () => {
    expect(all.flatMap(({ by = [] }) => by.map(faultOf)).filter(Boolean)).toEqual([]);
  });

  it('notices a file and a text that are gone', () => {
    expect(faultOf('docs/nothing.md')).toBe('docs/nothing.md is gone');
    expect(faultOf('package.json#no such thing')).toBe('package.json has no "no such thing"');
  });

  it('is what docs/security/asvs.md says', () => {
    // Prettier aligns the tables.
    const words = (text) => text.replaceAll(/[-\s]+/g, ' ').trim();
    expect(words(readFileSync(PAGE, 'utf8'))).toBe(words(ledgerText(chapters)));
  });
});
