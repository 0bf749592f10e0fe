/** One calendar event; instants as `Date`, texts unescaped. */
export interface CalendarEvent {
  readonly uid: string;
  /** Grows with every change: calendars keep the newest. */
  readonly revision: number;
  readonly stamp: Date;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly url: string;
  readonly isCancelled: boolean;
}

export const calendarMediaType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** A calendar of one appointment (RFC 5545), lines of at most 75 octets that end in CR LF. */
export function renderCalendar(appointment: CalendarEvent, maker: string): string {
  const { uid, revision, stamp, start, end, title, text, place, url, isCancelled } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(maker)}//Larder//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url.replace(/\s/g, '')}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** `20261125T090000Z`. */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Text as a value has it; what is no text of a line (a control character) is left out. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds a line between characters, never within one; continuations begin with a space. */
function foldLine(line: string): string {
  let octets = 0;
  let result = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > maxOctets) {
      result += '\r\n ';
      octets = 1;
    }
    result += letter;
    octets += size;
  }
  return result;
}
