import type { Call, CallSchemas } from '@larder/contracts';
import { allCalls } from '@larder/contracts/all';

/** A call of the contract with its name, such as `cart.setItem`. */
export interface ContractCall {
  readonly name: string;
  readonly call: Call;
  readonly wire: CallSchemas;
}

/** Every call of the contract, in the order of its domains. */
export const contractCalls: readonly ContractCall[] = Object.entries(allCalls).flatMap(
  ([domain, { calls, wire }]) =>
    Object.values(calls).flatMap((call) => {
      const own = wire[call.id];
      return own ? [{ name: `${domain}.${call.id}`, call, wire: own }] : [];
    }),
);

const keyOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
const byLine = new Map(contractCalls.map((one) => [keyOf(one.call), one]));

/** Name and schemas of a call. */
export function describeCall(call: Pick<Call, 'method' | 'path'>): ContractCall {
  const found = byLine.get(keyOf(call));
  if (!found) throw new Error(`The contract has no call ${keyOf(call)}`);
  return found;
}

export const callNames: ReadonlySet<string> = new Set(contractCalls.map(({ name }) => name));
