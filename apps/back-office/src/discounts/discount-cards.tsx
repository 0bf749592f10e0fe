import { Stack } from '@mui/material';
import { SimpleList, useTranslate } from 'react-admin';
import { endOf, usesOf, type Discount, type EndProps } from './discount-columns.js';
import { StateChip } from './state-chip.js';

interface DiscountCardsProps<T extends Discount> extends EndProps {
  readonly headingOf: (one: T) => string;
  /** What it gives to whom, and until when. */
  readonly termsOf: (one: T) => readonly string[];
}

/** Codes or vouchers on a phone, whose width a table of seven columns does not fit. */
export const DiscountCards = <T extends Discount>(props: DiscountCardsProps<T>) => {
  const { headingOf, termsOf } = props;
  const translate = useTranslate();
  return (
    <SimpleList<T>
      primaryText={headingOf}
      secondaryText={(one) =>
        [...termsOf(one), translate('office.code.uses', { uses: usesOf(one) })].join(' · ')
      }
      rightIcon={(one) => (
        <Stack spacing={1} sx={{ alignItems: 'flex-end', ml: 1 }}>
          <StateChip state={one.state} />
          {endOf(one, props)}
        </Stack>
      )}
      rowClick={false}
      sx={{ '& .MuiListItem-root': { alignItems: 'flex-start' } }}
    />
  );
};
