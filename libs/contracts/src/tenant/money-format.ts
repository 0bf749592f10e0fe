/** Formats amounts of a shop's currency; rupees have no decimals where they are whole. */
export const moneyFormat = (locale: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: currency === 'INR' ? 'stripIfInteger' : 'auto',
  });
