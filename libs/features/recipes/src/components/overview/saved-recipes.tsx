import { lazy, Suspense, useState } from 'react';
import { Button, HeartIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import styles from './saved-recipes.module.css';

const SavedDialog = lazy(() => import('../saved/saved-dialog.js'));

/** Button that opens the shopper’s saved recipes. */
export function SavedRecipes() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className={styles.saved}>
      <Button variant="quiet" icon={<HeartIcon />} onClick={open}>
        {t('overview.saved')}
      </Button>
      {wasOpened && (
        <Suspense>
          <SavedDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
