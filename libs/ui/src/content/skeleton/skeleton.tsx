import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape: 'text' | 'title' | 'button' | 'circle' | 'square' | 'wide';
  /** For the dimensions of the content. */
  readonly className?: string | undefined;
}

/** Placeholder for content that loads. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span className={clsx(styles.bone, styles[shape], className)} aria-hidden="true" />;
}

/** Announces once that its skeletons are loading. */
export function Loading({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}
