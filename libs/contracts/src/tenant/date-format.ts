/** "8 h": a locale whose unit of the hour is one letter, as the French one is. */
const UNIT = /\s(\p{L})$/u;
/** "गुरुवार 5 am": halves of the day in letters that are not the language's own. */
const FOREIGN_HALF = /\p{Lo}.*[ap]m/iu;
/** The first of a month before its name: "1 décembre", not "1 h". */
const FIRST_DAY = /\b1(?=\s\p{L}{3})/u;

/**
 * Formats moments as a region writes them. Which clock people use depends on their region: a language
 * without one has 24 hours, as the continent does. Where hours have a letter, times have it too:
 * "8 h", "19 h 30", which the data of browsers have as "08:00" and "19:30". The first of a month
 * is "1er" in French. Hindi says "शाम 6" for "6 pm".
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format' | 'formatRange'> {
  const isTimed = options.hour !== undefined && options.minute !== undefined;
  const clock = isTimed && !locale.includes('-') ? { hourCycle: 'h23' as const } : {};
  const hours = options.hour
    ? new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric' }).format(0)
    : '';
  const half = FOREIGN_HALF.test(hours) ? { dayPeriod: 'short' as const } : {};
  const dates = new Intl.DateTimeFormat(locale, { ...clock, ...half, ...options });
  const [, unit] = (isTimed && UNIT.exec(hours)) || [];
  const first = locale.startsWith('fr') ? '1er' : '1';
  const spoken = (written: string) => {
    const day = written.replace(FIRST_DAY, first);
    return unit === undefined
      ? day
      : day.replace(/0?(\d+):(\d\d)/g, (_all, hour: string, minute: string) =>
          [hour, unit, ...(minute === '00' ? [] : [minute])].join('\u00a0'),
        );
  };
  return {
    format: (moment) => spoken(dates.format(moment)),
    formatRange: (start, end) => spoken(dates.formatRange(start, end)),
  };
}
