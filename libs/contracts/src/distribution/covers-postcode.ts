/**
 * British postcodes end in a digit and two letters, Irish ones in four signs after three; the part before
 * them names a district.
 */
const inward = /(?<=^[A-Z]\d[\dW])[A-Z\d]{4}$|\d[A-Z]{2}$/;

const plain = (postalCode: string) => postalCode.toUpperCase().replace(/\s/g, '');

/**
 * True when an area's list has the postcode, or its British or Irish district: `N1` stands for
 * `N1 7BD`, because a district has thousands of postcodes.
 */
export function coversPostcode(listed: readonly string[], postalCode: string): boolean {
  const whole = plain(postalCode);
  const district = whole.replace(inward, '');
  return listed.map(plain).some((code) => code === whole || code === district);
}
