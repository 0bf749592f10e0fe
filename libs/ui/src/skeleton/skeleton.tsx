import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape: 'text' | 'title' | 'button' | 'circle' | 'square' | 'wide';
  /** For the real measures of what will stand here. */
  readonly className?: string | undefined;
}

/** Place of something that is on its way. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span className={clsx(styles.bone, styles[shape], className)} aria-hidden="true" />;
}

/** Says once, in words, that its skeletons are on their way. */
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
