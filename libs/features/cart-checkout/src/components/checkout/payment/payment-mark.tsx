import type { PaymentMethodKey } from '@larder/contracts/checkout';
import {
  BankIcon,
  CardIcon,
  CashIcon,
  ClockIcon,
  MandateIcon,
  ReceiptIcon,
  SmartphoneIcon,
  StoreIcon,
  WalletIcon,
} from '@larder/ui';
import styles from './payment-cards.module.css';

/** One sign for each kind: two kinds in one list never look the same. */
const icons: Readonly<Record<PaymentMethodKey, typeof CardIcon>> = {
  'apple-pay': SmartphoneIcon,
  'credit-cards': CardIcon,
  eps: BankIcon,
  klarna: ClockIcon,
  'pay-by-invoice-b2b': ReceiptIcon,
  'pay-by-invoice-b2c': ReceiptIcon,
  'payment-at-the-door': CashIcon,
  'payment-at-the-store': StoreIcon,
  paypal: WalletIcon,
  'sepa-debit': MandateIcon,
  upi: SmartphoneIcon,
};

interface Props {
  readonly method: PaymentMethodKey;
  /** Path of the provider's official mark. */
  readonly file: string | undefined;
}

/** The official mark, else a sign of ours, beside the name that says the same. */
export function PaymentMark({ method, file }: Props) {
  if (file !== undefined) return <img className={styles.logo} src={file} alt="" />;
  const Icon = icons[method];
  return <Icon className={styles.mark} size={24} />;
}
