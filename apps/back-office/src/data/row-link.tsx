import type { MouseEvent, ReactNode } from 'react';
import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

interface RowLinkProps {
  readonly children: ReactNode;
  readonly page?: 'edit' | 'show';
}

/** Opens the record of a row: the row itself takes a click, and no focus. */
export const RowLink = ({ children, page = 'edit' }: RowLinkProps) => {
  const id = useRecordContext()?.id;
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (id === undefined || resource === undefined) return children;
  return (
    <Link
      to={createPath({ resource, type: page, id })}
      color="inherit"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
};
