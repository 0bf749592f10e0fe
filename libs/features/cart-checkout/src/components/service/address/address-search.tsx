import { useState } from 'react';
import type { GeocodedAddress, PlaceSuggestion } from '@larder/contracts/distribution';
import { useFeature } from '@larder/platform';
import { Button, LocateIcon, Stack } from '@larder/ui';
import { ComboboxField } from '@larder/ui/combobox';
import { distributionApi } from '../../../api/distribution-api.js';
import { useText } from '../../../messages/use-text.js';
import { ADDRESS_TEXT_LIMIT } from './check-address.js';
import styles from '../service.module.css';
import { currentPosition } from './current-position.js';
import { usePlaceSuggestions } from './use-place-suggestions.js';

interface Props {
  /** The address of a suggestion or of the device's place, on its way; it may not come. */
  readonly onPick: (address: Promise<GeocodedAddress>, from: 'address' | 'location') => void;
}

const lineOf = ({ primaryPart, secondaryPart }: PlaceSuggestion) =>
  `${primaryPart}, ${secondaryPart}`;

/** Address search field, with a button for the device's location. */
export function AddressSearch({ onPick }: Props) {
  const text = useText();
  const context = useFeature();
  const [typed, setTyped] = useState('');
  // What was picked is found already: no further suggestions for it.
  const [picked, setPicked] = useState('');
  const [isLocating, setLocating] = useState(false);
  const { places, isSearching, isAnswered } = usePlaceSuggestions(typed === picked ? '' : typed);
  const { geocodePlace, geocodeLocation } = distributionApi.endpoints;

  const pick = (place: PlaceSuggestion) => {
    const { id, primaryPart, secondaryPart } = place;
    setPicked(lineOf(place).slice(0, ADDRESS_TEXT_LIMIT));
    const query = { primaryPart, secondaryPart };
    onPick(context.query(geocodePlace, { params: { id }, query }), 'address');
  };

  const locate = () => {
    setLocating(true);
    const address = currentPosition().then(({ latitude, longitude }) =>
      context.query(geocodeLocation, { query: { latitude, longitude, addressOnly: 'true' } }),
    );
    onPick(address, 'location');
    const stop = () => setLocating(false);
    void address.then(stop, stop);
  };

  const status = isSearching
    ? text('address.searching')
    : isAnswered
      ? text('address.results', { count: places.length })
      : undefined;
  return (
    <Stack gap={2}>
      <ComboboxField
        label={text('address.search')}
        hint={text('address.searchHint')}
        autoComplete="off"
        value={typed}
        onValueChange={(value) => setTyped(value.slice(0, ADDRESS_TEXT_LIMIT))}
        groups={[{ key: 'places', items: places }]}
        keyOf={({ id }) => id}
        textOf={lineOf}
        renderItem={({ primaryPart, secondaryPart }) => (
          <span className={styles.suggestion}>
            <span>{primaryPart}</span>
            <span className={styles.secondary}>{secondaryPart}</span>
          </span>
        )}
        onPick={pick}
        status={status}
      />
      <div className={styles.links}>
        <Button variant="quiet" icon={<LocateIcon />} busy={isLocating} onClick={locate}>
          {text('address.locate')}
        </Button>
      </div>
    </Stack>
  );
}
