import type { MouseEvent } from 'react';
import { Link } from '@larder/platform';
import { MinusIcon, PlusIcon } from '@larder/ui';
import { MAX_SERVINGS, servingsHref } from '../../api/servings.js';
import { useText } from '../../messages/use-text.js';
import styles from './servings.module.css';

interface Props {
  readonly path: string;
  readonly servings: number;
  /** Portions that the recipe is written for. */
  readonly standard: number;
  readonly onChange: (servings: number) => void;
}

/** For how many: two links, which count on the spot where there is a script. */
export function Servings({ path, servings, standard, onChange }: Props) {
  const t = useText();
  const link = (to: number, name: string, icon: React.ReactNode) => {
    if (to < 1 || to > MAX_SERVINGS) return <span className={styles.off}>{icon}</span>;
    const change = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChange(to);
    };
    return (
      <Link
        className={styles.step}
        href={servingsHref(path, to, standard)}
        rel="nofollow"
        aria-label={name}
        onClick={change}
      >
        {icon}
      </Link>
    );
  };
  return (
    <div role="group" aria-label={t('servings.label')} className={styles.servings}>
      {link(servings - 1, t('servings.fewer'), <MinusIcon />)}
      <span role="status" className={styles.value}>
        {t('servings.count', { count: servings })}
      </span>
      {link(servings + 1, t('servings.more'), <PlusIcon />)}
    </div>
  );
}
