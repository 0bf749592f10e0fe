import type { Address } from '@larder/contracts/customer';
import { useTexts } from '@larder/platform';
import { Badge, Button, Card, Cluster, Stack } from '@larder/ui';
import { addressLines, addressName } from './address-lines.js';
import { useText } from '../../messages/address-text.js';
import styles from './addresses.module.css';

interface Props {
  readonly address: Address;
  readonly onEdit: (address: Address) => void;
  readonly onDelete: (address: Address) => void;
  readonly onPrimary: (address: Address) => void;
}

/** One saved address, and what can be done with it. */
export function AddressCard({ address, onEdit, onDelete, onPrimary }: Props) {
  const text = useText();
  const { locale } = useTexts();
  const action = (key: 'address.edit' | 'address.delete' | 'address.makePrimary') => ({
    'aria-label': text('address.of', { action: text(key), address: addressName(address) }),
    children: text(key),
  });
  return (
    <Card as="li">
      <Stack gap={3}>
        {address.primary && (
          <div>
            <Badge tone="neutral">{text('address.primary')}</Badge>
          </div>
        )}
        <address className={styles.lines}>
          {addressLines(address, locale).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {address.leaveAtDoor && <p className={styles.preference}>{text('address.leaveAtDoor')}</p>}
        <Cluster gap={2}>
          <Button variant="secondary" {...action('address.edit')} onClick={() => onEdit(address)} />
          <Button variant="quiet" {...action('address.delete')} onClick={() => onDelete(address)} />
          {!address.primary && (
            <Button
              variant="quiet"
              {...action('address.makePrimary')}
              onClick={() => onPrimary(address)}
            />
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
