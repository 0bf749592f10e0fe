/** A typed phone number as the contract has it: `+43 (664) 12 34` and `0043 664…` begin with +43 (FORM-34). */
export function dialable(typed: string): string {
  return typed.replace(/[\s()/.-]/g, '').replace(/^00/, '+');
}

/** The same as delivery addresses keep it, digits alone: `+43 664…` is 0043664… (FORM-35). */
export function legacyDialable(typed: string): string {
  return typed.replace(/[\s()/.-]/g, '').replace(/^\+/, '00');
}
