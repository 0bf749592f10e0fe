import type { Problems, Values } from '../forms/problems.js';

/** The digits of a typed code: people copy it with blanks, and with the words around it. */
export const digitsOf = ({ oneTimeCode = '' }: Values) => oneTimeCode.replace(/\D/g, '');

/** Whether a code can be right: six digits. */
export function checkCode(values: Values): Problems {
  if ((values['oneTimeCode'] ?? '').trim() === '')
    return { oneTimeCode: { key: 'problem.required' } };
  return digitsOf(values).length === 6 ? {} : { oneTimeCode: { key: 'problem.codeLength' } };
}
