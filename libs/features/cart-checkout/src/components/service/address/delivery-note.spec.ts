import { hasNote, withNote } from './delivery-note.js';

const note = 'Please leave it at the door';

describe('a note for the driver', () => {
  it.each([
    [undefined, note],
    ['', note],
    ['Ring twice', `${note}\nRing twice`],
    [`Ring twice\n${note}`, `${note}\nRing twice`],
  ])('SLOT-01 is a line of its own in %j', (text, expected) => {
    expect(withNote(text, note, true)).toBe(expected);
    expect(hasNote(expected, note)).toBe(true);
  });

  it.each([
    [undefined, ''],
    [note, ''],
    [`${note}\nRing twice`, 'Ring twice'],
    ['Ring twice', 'Ring twice'],
  ])('leaves what else was typed when it is taken out of %j', (text, expected) => {
    expect(withNote(text, note, false)).toBe(expected);
    expect(hasNote(expected, note)).toBe(false);
  });
});
