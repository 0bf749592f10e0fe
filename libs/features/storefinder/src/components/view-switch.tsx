import { Button, ListIcon, PinIcon } from '@larder/ui';
import { useText } from '../messages/use-text.js';
import styles from './view-switch.module.css';

export type FinderMode = 'list' | 'map';

interface Props {
  readonly mode: FinderMode;
  readonly onChange: (mode: FinderMode) => void;
}

const icons = { list: <ListIcon />, map: <PinIcon /> };

/** On a phone: the list or the map. Where both have room, they are beside each other. */
export function ViewSwitch({ mode, onChange }: Props) {
  const t = useText();
  return (
    <div role="group" aria-label={t('view.label')} className={styles.switch}>
      {(['list', 'map'] as const).map((one) => (
        <Button
          key={one}
          block
          variant={one === mode ? 'primary' : 'secondary'}
          aria-pressed={one === mode}
          icon={icons[one]}
          onClick={() => onChange(one)}
        >
          {t(`view.${one}`)}
        </Button>
      ))}
    </div>
  );
}
