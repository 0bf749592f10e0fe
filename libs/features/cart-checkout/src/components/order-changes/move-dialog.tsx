import { useId, useState } from 'react';
import type { Order } from '@larder/contracts/checkout';
import { Loading, Notice, Skeleton } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { distributionApi } from '../../api/distribution-api.js';
import { TimeSlotGrid } from '../checkout/time-slot/time-slot-grid.js';
import { timeSlotQuery } from '../service/times/time-slot-query.js';
import { useText } from '../../messages/after-order/order-changes-text.js';
import { ChangeDialog } from './change-dialog.js';
import { useOrderChange } from './use-order-change.js';

interface Props {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Another time slot for an order; its own is kept until the new one is booked. */
export function MoveDialog({ order, onClose, onChanged }: Props) {
  const text = useText();
  const own = useOrderChange(order.orderNumber, onChanged);
  const [chosen, setChosen] = useState<string>();
  const next = () => {
    if (chosen === undefined) own.setProblem(text('care.chooseWindow'));
    else void own.tryOut({ windowId: chosen });
  };
  return (
    <ChangeDialog order={order} title={text('care.move')} own={own} onClose={onClose} onNext={next}>
      <TimeSlots
        order={order}
        chosen={chosen}
        onChange={(id) => {
          setChosen(id);
          own.setProblem(undefined);
        }}
      />
    </ChangeDialog>
  );
}

interface TimeSlotsProps {
  readonly order: Order;
  readonly chosen: string | undefined;
  readonly onChange: (id: string) => void;
}

function TimeSlots({ order, chosen, onChange }: TimeSlotsProps) {
  const text = useText();
  const id = useId();
  const args = timeSlotQuery(order.distributionAddress);
  const { data, isError } = distributionApi.useGetWindowsQuery(args ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const others = data?.filter((window) => window.id !== order.distributionWindow.id) ?? [];
  if (!data && !isError)
    return (
      <Loading label={text('care.windowsLoading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  if (others.every(({ state }) => state === 'full'))
    return <Notice type="warning">{text('care.noWindow')}</Notice>;
  return (
    <TimeSlotGrid
      id={id}
      chosen={chosen}
      onChange={onChange}
      cart={{ priceInfo: order.priceInfo }}
      timeSlots={others}
      error={undefined}
    />
  );
}
