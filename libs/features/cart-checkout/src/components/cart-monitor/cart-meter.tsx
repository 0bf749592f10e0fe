import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { cartRoute, type Cart } from '@larder/contracts/cart';
import { useHref, useTexts } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import { formatWeight } from '../cart/validation/format-weight.js';
import { useLimits } from '../cart/validation/use-limits.js';
import styles from './cart-meter.module.css';
import { nextGoal } from './next-goal.js';
import { useCartMonitorText } from '../../messages/cart-monitor-text.js';

/** Progress of the order, as a bar at every cart link; described in the link's description. */
export function CartMeter({ cart }: { readonly cart: Cart }) {
  const text = useCartMonitorText();
  const shopText = useText();
  const texts = useTexts();
  const { limits } = useLimits(cart);
  const places = useCartLinks();
  const goal = cart.lineItemCount > 0 ? nextGoal(cart, limits) : undefined;
  const weighed = (grams: number) => formatWeight({ text: shopText, texts }, cart, grams, 1).weight;
  const message =
    goal &&
    text(
      goal.kind,
      goal.kind === 'heavy'
        ? { weight: weighed(cart.weight), most: weighed(limits.maxWeight ?? 0) }
        : { missing: texts.money(goal.missing) },
    );
  useEffect(() => {
    if (message === undefined) return;
    const links = places.map((place) => place.closest('a'));
    for (const link of links) link?.setAttribute('aria-description', message);
    return () => {
      for (const link of links) link?.removeAttribute('aria-description');
    };
  }, [places, message]);
  if (!goal) return null;
  return places.map((place, index) =>
    createPortal(
      <progress
        className={`${styles.meter} ${styles[goal.kind]}`}
        value={goal.share}
        max={1}
        aria-hidden="true"
      />,
      place,
      String(index),
    ),
  );
}

/** The icons of the ways to the cart; another page may have others. */
function useCartLinks(): readonly Element[] {
  const { pathname } = useLocation();
  const href = useHref()(cartRoute, {});
  const [places, setPlaces] = useState<readonly Element[]>([]);
  useEffect(() => {
    setPlaces([...document.querySelectorAll(`a[href="${href}"] > span:has(> svg)`)]);
  }, [href, pathname]);
  return places;
}
