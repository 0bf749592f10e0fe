import { loadPlan } from '@larder/contracts/phone';

/** Schemas and phone plans, which the form needs when it is sent; loaded while it is filled in. */
export async function loadReader(country: string) {
  const [{ readContact }] = await Promise.all([import('./read-contact.js'), loadPlan(country)]);
  return readContact;
}
