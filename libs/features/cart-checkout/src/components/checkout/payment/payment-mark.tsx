import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { CardIcon, ListIcon, StoreIcon, TruckIcon, WalletIcon } from '@larder/ui';
import styles from './payment-cards.module.css';

const icons: Partial<Record<PaymentMethodKey, typeof CardIcon>> = {
  'credit-cards': CardIcon,
  'pay-by-invoice-b2b': ListIcon,
  'pay-by-invoice-b2c': ListIcon,
  'payment-at-the-door': TruckIcon,
  'payment-at-the-store': StoreIcon,
};

interface Props {
  readonly method: PaymentMethodKey;
  /** Path of the provider's official mark. */
  readonly file: string | undefined;
}

/** The official mark, else a sign of ours, beside the name that says the same. */
export function PaymentMark({ method, file }: Props) {
  if (file !== undefined) return <img className={styles.logo} src={file} alt="" />;
  const Icon = icons[method] ?? WalletIcon;
  return <Icon className={styles.mark} size={24} />;
}
