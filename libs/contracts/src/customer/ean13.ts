/** Whether a text is 13 digits whose last one checks the others (FORM-29, FORM-30). */
export function isEan13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const check = digits.pop();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10 === check;
}
