import { useState } from 'react';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import type { Cart } from '@larder/contracts/cart';

/** Whether the shopper has confirmed their age for the goods of a cart. */
export function useAgeConfirmation({ productLineItems }: Pick<Cart, 'productLineItems'>) {
  const age = highestAgeLimit(productLineItems);
  const [confirmed, setConfirmed] = useState(0);
  /** How often they tried to order without it. */
  const [requests, setRequests] = useState(0);
  // Goods that are added later may need another answer.
  const isConfirmed = age === undefined || confirmed >= age;
  return {
    age,
    isConfirmed,
    requests,
    confirm: (isOn: boolean) => setConfirmed(isOn ? (age ?? 0) : 0),
    /** Runs `order` with the age, or asks for the confirmation first. */
    require: (order: (confirmedAge: number | undefined) => void) =>
      isConfirmed ? order(age) : setRequests((count) => count + 1),
  };
}

export type AgeConfirmation = ReturnType<typeof useAgeConfirmation>;
