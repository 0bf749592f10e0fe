import { useText } from '../../messages/loyalty-text.js';

const poolNames = { points: 'pool.points', coins: 'pool.coins' } as const;

/** Name of a pool; an unknown one has its id. */
export function usePoolName() {
  const text = useText();
  return (id: string) => (id in poolNames ? text(poolNames[id as keyof typeof poolNames]) : id);
}
