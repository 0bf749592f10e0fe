import type { Claim, ClaimReason, OrderClaims } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { Button, FieldGroup, Notice, Radio, Stack, TextareaField } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { useText } from '../../messages/after-order/claims-text.js';
import { ClaimGoods } from './claim-goods.js';
import { ClaimPhotos } from './claim-photos.js';
import { claimReasons, namesGoods } from './claim-reasons.js';
import { useClaimDraft, type MissingChoice } from './use-claim-draft.js';
import { useClaim } from './use-claim.js';

const maxNote = 500;

interface Props {
  readonly orderNumber: string;
  readonly claimable: OrderClaims;
  readonly onClose: () => void;
  readonly onMade: (claim: Claim) => void;
}

/** What happened, to which goods, with a photo and a few words. */
export function ClaimDialog({ orderNumber, claimable, onClose, onMade }: Props) {
  const text = useText();
  const { lines, photoFrom } = claimable;
  const draft = useClaimDraft(orderNumber, claimable);
  const { send, isBusy, problem } = useClaim(orderNumber, (claim) => {
    draft.forget();
    onMade(claim);
  });
  const { reason, missing, photos } = draft;
  const submit = () => {
    const claim = draft.check();
    if (claim) void send(claim);
  };
  const errorFor = (key: MissingChoice) => (missing === key ? text(key) : undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('report')}
      closeLabel={text('close')}
      footer={
        <Button block busy={isBusy} onClick={submit}>
          {text('send')}
        </Button>
      }
    >
      <Stack gap={4}>
        {problem !== undefined && (
          <Notice type="error" live>
            {problem}
          </Notice>
        )}
        <ReasonChoice
          reason={reason}
          claimable={claimable}
          error={errorFor('choose.reason')}
          onChange={draft.setReason}
        />
        {reason !== undefined && namesGoods(reason) && (
          <ClaimGoods
            lines={lines}
            chosen={draft.chosen}
            error={errorFor('choose.goods')}
            onChange={draft.setChosen}
          />
        )}
        {draft.hasPhotos && (
          <ClaimPhotos
            orderNumber={orderNumber}
            photos={photos}
            photoFrom={photoFrom}
            onChange={draft.setPhotos}
          />
        )}
        {reason !== undefined && (
          <TextareaField
            label={text('note')}
            optionalLabel={text('photo.optional')}
            rows={2}
            maxLength={maxNote}
            value={draft.note}
            onChange={({ target }) => draft.setNote(target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface ReasonProps {
  readonly reason: ClaimReason | undefined;
  readonly claimable: OrderClaims;
  readonly error: string | undefined;
  readonly onChange: (reason: ClaimReason) => void;
}

function ReasonChoice({ reason, claimable, error, onChange }: ReasonProps) {
  const text = useText();
  const { money } = useTexts();
  const { lateCredit, tipCredit } = claimable;
  const credit = reason === 'LATE' ? lateCredit : reason === 'TIP' ? tipCredit : 0;
  return (
    <FieldGroup
      id="claim-reason"
      legend={text('reason')}
      error={error}
      hint={credit ? text(reason === 'TIP' ? 'tip' : 'late', { amount: money(credit) }) : undefined}
    >
      {claimReasons(claimable).map((one) => (
        <Radio
          key={one}
          name="claim-reason"
          label={text(`reason.${one}`)}
          checked={reason === one}
          onChange={() => onChange(one)}
        />
      ))}
    </FieldGroup>
  );
}
