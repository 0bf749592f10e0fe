import { DataTable, useTranslate } from 'react-admin';

/** Delivery or pickup, in the lists of orders and of slots. */
export const ServiceColumn = () => {
  const translate = useTranslate();
  return (
    <DataTable.Col<{ readonly id: string; readonly isPickup: boolean }>
      source="isPickup"
      disableSort
      render={({ isPickup }) => translate(`office.service.${isPickup ? 'pickup' : 'delivery'}`)}
    />
  );
};
