import { Chip } from '@mui/material';
import type { OfficeCode } from '@larder/office-contract';
import { useTranslate } from 'react-admin';

const colours = {
  ...({ ACTIVE: 'success', AHEAD: 'primary' } as const),
  ...({ OVER: 'default', USED_UP: 'warning', ENDED: 'default' } as const),
};

export const StateChip = ({ state }: Pick<OfficeCode, 'state'>) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[state]}
      label={translate(`office.codeState.${state}`)}
    />
  );
};
