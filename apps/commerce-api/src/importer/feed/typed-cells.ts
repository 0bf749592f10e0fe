import * as z from 'zod/mini';

type Kind = 'text' | 'number' | 'boolean' | 'list';

function kindOf(schema: z.core.$ZodType): Kind {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    return kindOf(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodNumber) return 'number';
  if (schema instanceof z.core.$ZodBoolean) return 'boolean';
  return schema instanceof z.core.$ZodArray ? 'list' : 'text';
}

/** Converts a cell of a table to the type of its column; other columns stay texts. */
export type CellReader = (column: string, cell: string) => unknown;

/** Cells of tables are texts: the reader for the columns of a shape. */
export function cellReader(shape: Readonly<Record<string, z.core.$ZodType>>): CellReader {
  const kinds = new Map(
    Object.entries(shape).map(([name, schema]) => [name, kindOf(schema)] as const),
  );
  return (column, cell) => typedCell(kinds.get(column), cell.trim());
}

function typedCell(kind: Kind | undefined, cell: string): unknown {
  if (kind === 'number')
    return /^-?\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;
  if (kind === 'boolean')
    return { true: true, false: false, 1: true, 0: false }[cell.toLowerCase()] ?? cell;
  if (kind === 'list')
    return cell
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return cell;
}
