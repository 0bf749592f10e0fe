import { Email } from '@larder/contracts/fields';

/** Whether mail can be sent to what was typed. */
export const isEmail = (text: string): boolean => Email.safeParse(text).success;
