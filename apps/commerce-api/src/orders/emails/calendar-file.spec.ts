import * as fc from 'fast-check';
import type { CalendarEvent } from './calendar-file.js';
import { renderCalendar, calendarMediaType } from './calendar-file.js';

const appointment: CalendarEvent = {
  uid: '1234567890@alpha.test',
  revision: 2,
  stamp: new Date('2026-11-24T08:00:00Z'),
  start: new Date('2026-11-25T09:00:00Z'),
  end: new Date('2026-11-25T15:00:00Z'),
  title: 'Lieferung: Grün; Markt, Wien',
  text: 'eins\nzwei \\ drei',
  place: 'Laubenweg 2, 1010 Wien',
  url: 'https://alpha.test/order?order=1',
  isCancelled: false,
};
const linesOf = (text: string) => text.split('\r\n');
const unfolded = (text: string) => linesOf(text.replaceAll('\r\n ', ''));

describe('a calendar', () => {
  it('CHK-05 has the time slot in UTC, its status and its sequence number', () => {
    expect(unfolded(renderCalendar(appointment, 'Alpha'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Alpha//Larder//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:1234567890@alpha.test',
      'SEQUENCE:2',
      'DTSTAMP:20261124T080000Z',
      'DTSTART:20261125T090000Z',
      'DTEND:20261125T150000Z',
      'SUMMARY:Lieferung: Grün\\; Markt\\, Wien',
      'DESCRIPTION:eins\\nzwei \\\\ drei',
      'LOCATION:Laubenweg 2\\, 1010 Wien',
      'URL:https://alpha.test/order?order=1',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(renderCalendar({ ...appointment, isCancelled: true }, 'A')).toContain(
      'STATUS:CANCELLED',
    );
  });

  it('RFC 5545 is served with the method that it names', () => {
    const [, method] =
      /^METHOD:(.*)$/m.exec(renderCalendar(appointment, 'A').replaceAll('\r', '')) ?? [];
    expect(calendarMediaType).toBe(`text/calendar; charset=utf-8; method=${method}`);
  });

  it.each([
    [
      'keeps the line breaks of every system',
      'one\r\ntwo\rthree\nfour',
      'one\\ntwo\\nthree\\nfour',
    ],
    ['leaves control characters out', 'be\u0007ll\u0000\u007f', 'bell'],
  ])('RFC 5545 %s', (_name, title, expected) => {
    const text = renderCalendar({ ...appointment, title }, 'A');
    expect(unfolded(text)).toContain(`SUMMARY:${expected}`);
  });

  it('RFC 5545 has no white space in its address', () => {
    const url = 'https://alpha.test/a b\tc';
    expect(unfolded(renderCalendar({ ...appointment, url }, 'A'))).toContain(
      'URL:https://alpha.test/abc',
    );
  });

  // `SUMMARY:` are eight octets, and the space before a continued line is one of its 75.
  it.each([
    ['75 octets are one line', 'x'.repeat(67), ['x'.repeat(67)]],
    ['76 octets are two', 'x'.repeat(68), ['x'.repeat(67), 'x']],
    ['the second line is full at 75', 'x'.repeat(141), ['x'.repeat(67), 'x'.repeat(74)]],
    ['and then follows a third', 'x'.repeat(142), ['x'.repeat(67), 'x'.repeat(74), 'x']],
    ['a character of two octets is not split', `${'x'.repeat(66)}ü`, ['x'.repeat(66), 'ü']],
    ['a character of four octets is not split', `${'x'.repeat(64)}🥕`, ['x'.repeat(64), '🥕']],
    ['octets count, not characters', 'ü'.repeat(34), ['ü'.repeat(33), 'ü']],
  ])('RFC 5545 folds: %s', (_name, title, [first = '', ...continued]) => {
    const text = renderCalendar({ ...appointment, title }, 'A');
    const expected = [`SUMMARY:${first}`, ...continued.map((line) => ` ${line}`)];
    expect(text).toContain(`\r\n${expected.join('\r\n')}\r\nDESCRIPTION:`);
  });

  it('is valid for any text: no line above 75 octets, and no injected lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300, size: 'max' }), (value) => {
        const text = renderCalendar({ ...appointment, title: value, text: value }, value);
        for (const line of linesOf(text))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(
          unfolded(text).filter((line) => /^(BEGIN|END|SUMMARY|STATUS):/.test(line)),
        ).toHaveLength(6);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
