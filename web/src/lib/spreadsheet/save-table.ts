import type { ExportedColumns } from '@carwash/domain/exported-columns';
import { saveFile } from '../save-file';
import type { Table } from './table';
import { localSeparator, writeCsv } from './write-csv';

export type TableFormat = 'csv' | 'xlsx';

async function write(table: Table, format: TableFormat): Promise<Blob> {
  if (format === 'csv') {
    return new Blob([writeCsv(table, localSeparator())], { type: 'text/csv;charset=utf-8' });
  }
  const { writeSpreadsheet } = await import('./write-xlsx');
  return writeSpreadsheet(table);
}

/**
 * Saves a table as a file.
 * @param name without an extension
 */
export const saveTable = async (name: string, table: Table, format: TableFormat): Promise<void> =>
  saveFile(`${name}.${format}`, await write(table, format));

/** Saves an export of the API: as it came if the visitor's Excel opens it in columns, else rewritten. */
export async function saveExport(
  { fileName, content }: { fileName: string; content: Blob },
  columns: ExportedColumns,
  format: TableFormat,
): Promise<void> {
  if (format === 'csv' && localSeparator() === ',') {
    saveFile(fileName, content);
    return;
  }
  const { readCsv } = await import('./read-csv');
  const table = readCsv(await content.text(), columns);
  await saveTable(fileName.replace(/\.csv$/, ''), table, format);
}
