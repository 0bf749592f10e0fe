import { dateFormat } from '@larder/contracts/tenant';

/** Formats moments for sentences, with halves of the day as the shop's pages have them: "10 am". */
export function spokenDates(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): ReturnType<typeof dateFormat> {
  const dates = dateFormat(locale, options);
  const spoken = (written: string) => written.replace(/\b[AP]M\b/g, (half) => half.toLowerCase());
  return {
    format: (moment) => spoken(dates.format(moment)),
    formatRange: (start, end) => spoken(dates.formatRange(start, end)),
  };
}
