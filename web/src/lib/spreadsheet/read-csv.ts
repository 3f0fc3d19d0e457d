import { withoutApostrophes } from '@carwash/domain/csv-line';
import type { ExportedColumns } from '@carwash/domain/exported-columns';
import { parseCsv } from 'hucre/csv';
import type { Table } from './table';

/** Returns the table in a file of the API, in which each column has the type that is known by its name. */
export function readCsv(text: string, known: ExportedColumns): Table {
  const [names = [], ...rows] = parseCsv(text, { delimiter: ',' });
  const columns = names.map(String).map((name) => [name, known[name] ?? 'text'] as const);
  return {
    columns: Object.fromEntries(columns),
    rows: rows.map((row) => row.map((cell) => withoutApostrophes(String(cell)))),
  };
}
