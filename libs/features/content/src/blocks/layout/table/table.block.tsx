import { RichInline } from '../../../components/rich/rich-text.js';
import { TableWrapper } from './table-wrapper.js';
import type { Fields } from './table.schema.js';

export default function Table({ fields }: { fields: Fields }) {
  const { caption, head, rows, hasRowHeads } = fields;
  return (
    <TableWrapper caption={caption} head={head}>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, i) =>
            // An empty cell heads nothing.
            i === 0 && hasRowHeads && cell.length > 0 ? (
              <th key={i} scope="row">
                <RichInline nodes={cell} />
              </th>
            ) : (
              <td key={i}>
                <RichInline nodes={cell} />
              </td>
            ),
          )}
        </tr>
      ))}
    </TableWrapper>
  );
}
