import type { Claim } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { Badge } from '@larder/ui';
import { useText } from '../../messages/after-order/claims-text.js';
import styles from './claims.module.css';

const tones = { OPEN: 'neutral', CREDITED: 'success', REFUSED: 'warning' } as const;

/** What was claimed, and what became of it. */
export function ClaimList({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <ul className={styles.claims}>
      {claims.map((claim) => (
        <li key={claim.id}>
          <ClaimRow claim={claim} />
        </li>
      ))}
    </ul>
  );
}

function ClaimRow({ claim }: { readonly claim: Claim }) {
  const text = useText();
  const { money, date } = useTexts();
  const { reason, state, credited, lines, createdAt, refund, answer } = claim;
  const names = lines.map(({ name }) => name).join(', ');
  return (
    <>
      <div className={styles.head}>
        <strong>{text(`reason.${reason}`)}</strong>
        <Badge tone={tones[state]}>{text(`state.${state}`, { amount: money(credited) })}</Badge>
      </div>
      <p className={styles.lines}>
        {names !== '' && `${names}, `}
        <time dateTime={createdAt}>{date(createdAt, { day: 'numeric', month: 'long' })}</time>
      </p>
      {refund === 'BY_HAND' && <p>{text('byHand')}</p>}
      {answer !== undefined && <p>{answer}</p>}
    </>
  );
}
