import { byteOrderMark, type CsvSeparator, csvLine } from '@carwash/domain/csv-line';
import type { ColumnType } from '@carwash/domain/exported-columns';
import type { Table } from './table';

/**
 * Returns what separates cells where the visitor lives. Excel splits a file by the separator of its language,
 * which is the semicolon where the comma separates decimals.
 */
export function localSeparator(language = navigator.language): CsvSeparator {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

const isNumber = (type: ColumnType): boolean => type === 'amount' || type === 'number';

/** Returns the text of a CSV file. With semicolons, numbers have a decimal comma. */
export function writeCsv({ columns, rows }: Table, separator: CsvSeparator): string {
  const types = Object.values(columns);
  const written = (cell: string, index: number): string =>
    separator === ';' && isNumber(types[index] ?? 'text') ? cell.replace('.', ',') : cell;
  const lines = [Object.keys(columns), ...rows.map((row) => row.map(written))];
  return byteOrderMark + lines.map((line) => csvLine(line, separator)).join('');
}
