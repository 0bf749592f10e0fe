import { lazy, Suspense } from 'react';
import { useLoadOnInteraction } from '../popup/load-on-interaction.js';
import type { MenuProps } from './menu-props.js';

const load = () => import('./menu-popup.js');
const MenuPopup = lazy(load);

/** Actions and links behind one button; opens within its landmark, not at the end of the page. */
export function Menu(props: MenuProps) {
  const { used, plain } = useLoadOnInteraction(props.trigger, 'menu', load);
  if (!used) return plain;
  return (
    <Suspense fallback={plain}>
      <MenuPopup {...props} />
    </Suspense>
  );
}
