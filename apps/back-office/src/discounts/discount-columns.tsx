import type { OfficeCode } from '@larder/office-contract';
import { DataTable } from 'react-admin';
import { EndButton } from './end-button.js';
import { StateChip } from './state-chip.js';

/** What a code and a voucher have in common. */
type Discount = Pick<OfficeCode, 'id' | 'title' | 'used' | 'most' | 'state'>;

export const UsesColumn = () => (
  <DataTable.Col<Discount>
    align="right"
    source="used"
    disableSort
    render={({ used, most }) => (most === undefined ? String(used) : `${used} / ${most}`)}
  />
);

export const StateColumn = () => (
  <DataTable.Col<Discount>
    source="state"
    disableSort
    render={({ state }) => <StateChip state={state} />}
  />
);

interface EndColumnProps {
  /** By which the confirmation names what ends. */
  readonly nameBy: 'id' | 'title';
  readonly end: (id: string) => Promise<unknown>;
}

/** A person has ended it, or its last day is over. */
const isPast = ({ state }: Pick<Discount, 'state'>) => state === 'ENDED' || state === 'OVER';

/** The way to end one, until it has ended. */
export const EndColumn = ({ nameBy, end }: EndColumnProps) => (
  <DataTable.Col<Discount>
    source="end"
    label="office.code.end"
    disableSort
    render={(one) =>
      !isPast(one) && <EndButton name={one[nameBy] ?? one.id} end={() => end(one.id)} />
    }
  />
);
