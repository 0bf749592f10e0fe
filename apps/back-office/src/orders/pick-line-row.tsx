import { Box, Chip, Stack, Typography } from '@mui/material';
import type { OfficeOrder, PickLine } from '@larder/office-contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../messages/format.js';
import { PickForm } from './pick-form.js';

interface PickLineRowProps {
  readonly order: OfficeOrder;
  readonly line: PickLine;
}

const colours = { PICKED: 'success', SUBSTITUTED: 'warning', MISSING: 'error' } as const;

/** One line of the order: what to put in, what was put in, and how to say so. */
export const PickLineRow = ({ order, line }: PickLineRowProps) => {
  const translate = useTranslate();
  const { quantity } = useFormat();
  const { name, packSize, ordered, outcome, picked = 0, substituteName } = line;
  const result = outcome === undefined ? undefined : translate(`office.outcome.${outcome}`);
  const amount = outcome === 'MISSING' ? '' : ` ${quantity(picked, line)}`;
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>
            {quantity(ordered, line)} {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {packSize} · {line.sku}
          </Typography>
          {line.note !== undefined && (
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {translate('office.order.note', { note: line.note })}
            </Typography>
          )}
          {line.substitution !== undefined && (
            <Typography variant="body2" color="text.secondary">
              {translate(`office.substitution.${line.substitution}`)}
            </Typography>
          )}
          {substituteName !== undefined && (
            <Typography variant="body2">
              {translate('office.order.instead', { name: substituteName })}
            </Typography>
          )}
        </Box>
        {outcome && <Chip size="small" color={colours[outcome]} label={`${result}${amount}`} />}
      </Stack>
      {order.status === 'PICKING' && <PickForm order={order} line={line} />}
    </Box>
  );
};
