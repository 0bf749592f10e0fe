import { PhysicalCardOrder } from '@larder/contracts/loyalty/schemas';

/** Names of invalid fields; the order itself when there are none. */
export function checkCard(values: Readonly<Record<string, string>>) {
  const parsed = PhysicalCardOrder.safeParse(values);
  const faulty = new Set((parsed.error?.issues ?? []).map(({ path }) => String(path[0])));
  return { faulty: [...faulty], order: parsed.data };
}
