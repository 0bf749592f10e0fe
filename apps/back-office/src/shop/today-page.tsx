import {
  Alert,
  Box,
  Button,
  Card,
  CardActionArea,
  LinearProgress,
  Typography,
} from '@mui/material';
import EditNoteIcon from '@mui/icons-material/EditNote';
import type { TodayFigures } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../data/auth-provider.js';
import { callOffice } from '../data/call-office.js';
import { currentShop } from '../data/session.js';
import { useFormat } from '../messages/format.js';
import { NextOrders } from './next-orders.js';

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
  const { data, error, refetch } = useQuery<TodayFigures>({
    queryKey: ['today'],
    queryFn: () => callOffice(calls.getToday),
    refetchInterval: 60_000,
  });
  if (!data)
    return (
      <>
        <Title title={translate('office.today.title')} />
        {error ? (
          <Alert
            severity="error"
            sx={{ mt: 2 }}
            action={
              <Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>
            }
          >
            {translate('office.today.failed')}
          </Alert>
        ) : (
          <LinearProgress sx={{ mt: 2 }} aria-label={translate('ra.page.loading')} />
        )}
      </>
    );
  const today = `/orders?filter=${encodeURIComponent(JSON.stringify({ day: data.day }))}`;
  const text = (name: string) => translate(`office.today.${name}`);
  const isManager = may('manager');
  return (
    <>
      <Title title={translate('office.today.title')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          // Two columns of a phone: the last of an odd number takes both.
          '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
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
      <NextOrders />
      {isManager && <ContentLink />}
    </>
  );
};

/** Pages, banners and texts are edited elsewhere. */
const ContentLink = () => {
  const translate = useTranslate();
  const { contentUrl } = currentShop();
  return (
    contentUrl !== undefined && (
      <Button
        href={contentUrl}
        target="_blank"
        rel="noopener"
        startIcon={<EditNoteIcon />}
        sx={{ mt: 2 }}
      >
        {translate('office.today.content')}
      </Button>
    )
  );
};
