import * as fc from 'fast-check';
import type { Appointment } from './calendar.js';
import { calendarOf } from './calendar.js';

const appointment: Appointment = {
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
  it('CHK-05 tells the window in universal time, its state and how new it is', () => {
    expect(unfolded(calendarOf(appointment, 'Alpha'))).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Alpha//Larder//EN', 'CALSCALE:GREGORIAN'],
      ...['METHOD:PUBLISH', 'BEGIN:VEVENT', 'UID:1234567890@alpha.test', 'SEQUENCE:2'],
      ...['DTSTAMP:20261124T080000Z', 'DTSTART:20261125T090000Z', 'DTEND:20261125T150000Z'],
      'SUMMARY:Lieferung: Grün\\; Markt\\, Wien',
      'DESCRIPTION:eins\\nzwei \\\\ drei',
      'LOCATION:Laubenweg 2\\, 1010 Wien',
      'URL:https://alpha.test/order?order=1',
      ...['STATUS:CONFIRMED', 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
    expect(calendarOf({ ...appointment, isCancelled: true }, 'A')).toContain('STATUS:CANCELLED');
  });

  it('is whole whatever the words are: no line above 75 octets, none of its own making', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (words) => {
        const text = calendarOf({ ...appointment, title: words, text: words }, words);
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
