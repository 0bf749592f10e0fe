import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { TodayFigures } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../data/auth-provider.js';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** Path of the page that shows what was counted. */
  readonly to: string;
}

const Figure = ({ label, value, to }: FigureProps) => (
  <Card>
    <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
      <Typography variant="h4" component="p">
        {value}
      </Typography>
      <Typography color="text.secondary">{label}</Typography>
    </CardActionArea>
  </Card>
);

/** The day at a glance. Pickers see what is to do, and no revenue. */
export const TodayPage = () => {
  const translate = useTranslate();
  const { money, number } = useFormat();
  const { data } = useQuery<TodayFigures>({
    queryKey: ['today'],
    queryFn: () => callOffice(calls.getToday),
    refetchInterval: 60_000,
  });
  if (!data) return <Title title={translate('office.today.title')} />;
  const today = `/orders?filter=${encodeURIComponent(JSON.stringify({ day: data.day }))}`;
  const text = (name: string) => translate(`office.today.${name}`);
  const isManager = may('manager');
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2, mt: 2 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      <Title title={translate('office.today.title')} />
      <Figure label={text('toPick')} value={number(data.toPick)} to={today} />
      <Figure label={text('orders')} value={number(data.orders)} to="/orders" />
      {isManager && (
        <>
          <Figure label={text('revenue')} value={money(data.revenue)} to="/orders" />
          <Figure label={text('slotsLeft')} value={number(data.slotsLeft)} to="/slots" />
          <Figure label={text('claimsOpen')} value={number(data.claimsOpen)} to="/claims" />
        </>
      )}
    </Box>
  );
};
