import { PhysicalCardOrder } from '@larder/contracts/loyalty/schemas';

/** Names of the fields that the contract does not take; the order itself when there are none. */
export function checkCard(values: Readonly<Record<string, string>>) {
  const parsed = PhysicalCardOrder.safeParse(values);
  const faulty = new Set((parsed.error?.issues ?? []).map(({ path }) => String(path[0])));
  return { faulty: [...faulty], order: parsed.data };
}
