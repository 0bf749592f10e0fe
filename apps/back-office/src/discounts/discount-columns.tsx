import type { OfficeCode } from '@larder/office-contract';
import { DataTable } from 'react-admin';
import { EndButton } from './end-button.js';
import { StateChip } from './state-chip.js';

/** What a code and a voucher have in common. */
export type Discount = Pick<OfficeCode, 'id' | 'title' | 'used' | 'most' | 'state'>;

/** How often one was used, of how often it may be. */
export const usesOf = ({ used, most }: Discount) =>
  most === undefined ? String(used) : `${used} / ${most}`;

export const UsesColumn = () => (
  <DataTable.Col<Discount> align="right" source="used" disableSort render={usesOf} />
);

export const StateColumn = () => (
  <DataTable.Col<Discount>
    source="state"
    disableSort
    render={({ state }) => <StateChip state={state} />}
  />
);

export interface EndProps {
  /** By which the confirmation names what ends. */
  readonly nameBy: 'id' | 'title';
  readonly end: (id: string) => Promise<unknown>;
}

/** A person has ended it, or its last day is over. */
const isPast = ({ state }: Pick<Discount, 'state'>) => state === 'ENDED' || state === 'OVER';

/** The way to end one, until it has ended. */
export const endOf = (one: Discount, { nameBy, end }: EndProps) =>
  !isPast(one) && <EndButton name={one[nameBy] ?? one.id} end={() => end(one.id)} />;

export const EndColumn = (props: EndProps) => (
  <DataTable.Col<Discount>
    source="end"
    label="office.code.end"
    disableSort
    render={(one) => endOf(one, props)}
  />
);
