import { cartChanged, type Cart } from '@larder/contracts/cart';
import { transient, useFeature, useTexts } from '@larder/platform';
import { Button, Card } from '@larder/ui';
import { walletApi } from '../../api/wallet-api.js';
import styles from '../wallet.module.css';
import { useText } from '../../messages/wallet-text.js';

/** Price of the pass in the cart, and a button to remove it. */
export default function PassLine(props: {
  readonly line: NonNullable<Cart['deliveryPassLineItem']>;
}) {
  const { price, lineItemId } = props.line;
  const text = useText();
  const { money } = useTexts();
  const { dispatch, emit } = useFeature();
  const [drop, { isLoading }] = walletApi.useDropDeliveryPassMutation();
  const remove = async () => {
    const { data } = await drop({ query: { lineItemIds: lineItemId } });
    if (data) emit(cartChanged, { cart: data });
    else dispatch(transient(text('failed'), { type: 'error', key: 'pass' }));
  };
  return (
    <Card>
      <div className={styles.row}>
        <div>
          <p className={styles.names}>
            <strong>{text('pass.title')}</strong>
            <span className={styles.money}>{money(price)}</span>
          </p>
          <p className={styles.muted}>{text('pass.inSum')}</p>
        </div>
        <Button variant="quiet" busy={isLoading} onClick={() => void remove()}>
          {text('pass.drop')}
        </Button>
      </div>
    </Card>
  );
}
