import { Badge, Button, CardIcon, WarningIcon } from '@larder/ui';
import type { MethodView } from '../../api/method-view.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import styles from '../wallet.module.css';
import { useText, type TextKey } from '../../messages/wallet-text.js';

interface Props {
  readonly method: MethodView;
  readonly isBusy: boolean;
  readonly onPrefer: () => void;
  readonly onRemove: () => void;
}

/** A saved payment method with brand, logo and expiry; an expired one is labelled (PAY-02, PAY-16). */
export function MethodRow({ method, isBusy, onPrefer, onRemove }: Props) {
  const text = useText();
  const key = `brand.${method.brand}` as TextKey;
  const label = text(key);
  const name = method.isCard || label === key ? method.brand : label;
  return (
    <div className={styles.row}>
      <div className={styles.method}>
        <span
          aria-hidden
          className={`${styles.mark} ${method.logo ? '' : styles.plainMark}`}
          data-tone={method.logo?.tone}
        >
          {method.logo?.short ?? <CardIcon />}
        </span>
        <div>
          <p className={styles.names}>
            <strong>{name}</strong>
            {method.isPrimary && <Badge tone="success">{text('methods.primary')}</Badge>}
            {method.expired && (
              <Badge tone="warning" icon={<WarningIcon />}>
                {text('methods.expired')}
              </Badge>
            )}
          </p>
          <p className={styles.muted}>
            {[
              method.lastDigits && text('methods.digits', { digits: method.lastDigits }),
              method.validTo && text('methods.validTo', { date: method.validTo }),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          {method.expired && <p className={styles.muted}>{text('methods.expired.text')}</p>}
        </div>
      </div>
      <div className={styles.answers}>
        {!method.isPrimary && !method.expired && (
          <Button variant="quiet" busy={isBusy} onClick={onPrefer}>
            {text('methods.makePrimary')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <ConfirmDialog
          label={
            <>
              {text('methods.remove')}
              <span className="visually-hidden">: {name}</span>
            </>
          }
          question={text('methods.ask', { name })}
          yes={text('methods.remove')}
          no={text('methods.keep')}
          isBusy={isBusy}
          onYes={onRemove}
        />
      </div>
    </div>
  );
}
