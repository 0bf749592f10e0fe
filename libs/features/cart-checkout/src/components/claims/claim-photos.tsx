import { useRef, useState } from 'react';
import { useTexts } from '@larder/platform';
import { buttonClass, CloseIcon, FieldGroup, IconButton, PlusIcon } from '@larder/ui';
import { afterOrderApi } from '../../api/after-order/after-order-api.js';
import { useText } from '../../messages/after-order/claims-text.js';
import styles from './claims.module.css';
import { dataUrlOf, shrinkPhoto } from './shrink-photo.js';

/** The contract's limit, written here because schemas stay on the server. */
const maxPhotos = 3;

export interface ClaimPhoto {
  readonly id: string;
  /** Address of the picture in this browser. */
  readonly url: string;
}

interface Props {
  readonly orderNumber: string;
  readonly photos: readonly ClaimPhoto[];
  /** Cents from which a photo is asked for. */
  readonly photoFrom: number | undefined;
  readonly onChange: (photos: readonly ClaimPhoto[]) => void;
}

/** Photos of what is wrong; each is sent as soon as it is chosen. */
export function ClaimPhotos({ orderNumber, photos, photoFrom, onChange }: Props) {
  const text = useText();
  const { money } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [send, { isLoading }] = afterOrderApi.useAddClaimPhotoMutation();
  const add = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    const photo = await shrinkPhoto(file);
    const { data } = await send({ orderNumber, photo });
    if (input.current) input.current.value = '';
    if (data) onChange([...photos, { id: data.id, url: await dataUrlOf(photo) }]);
    else setProblem(text('photo.failed'));
  };
  return (
    <FieldGroup
      id="claim-photos"
      legend={text('photo')}
      mark={text('photo.optional')}
      hint={photoFrom !== undefined && text('photo.hint', { amount: money(photoFrom) })}
      error={problem}
    >
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map(({ id, url }, at) => (
            <span key={id} className={styles.photo}>
              <img src={url} alt={text('photo.number', { number: at + 1 })} />
              <IconButton
                label={text('photo.remove', { number: at + 1 })}
                icon={<CloseIcon />}
                onClick={() => onChange(photos.filter((one) => one.id !== id))}
              />
            </span>
          ))}
        </div>
      )}
      {photos.length < maxPhotos && (
        <label className={`${buttonClass({ variant: 'secondary' })} ${styles.file}`}>
          <PlusIcon />
          {text(isLoading ? 'photo.sending' : 'photo.add')}
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isLoading}
            onChange={({ target }) => void add(target.files?.[0])}
          />
        </label>
      )}
    </FieldGroup>
  );
}
