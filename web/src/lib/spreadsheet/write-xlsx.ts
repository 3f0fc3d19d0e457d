import type { ColumnType } from '@carwash/domain/exported-columns';
import { type CellValue, type ColumnDef, writeXlsx } from 'hucre/xlsx';
import type { Table } from './table';

/*
 * Load this module on use, because its library is larger than the screens that need it.
 */

/** Content type of .xlsx files. */
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// A file's dates have no zone: the clock of the business is written as if it were UTC.
const dateOf = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00Z`);

function numberOf(text: string): number | string {
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

interface CellFormat {
  column: ColumnDef;
  /** Returns the value of a cell that is not empty. */
  valueOf: (text: string) => CellValue;
}

const kinds: Record<ColumnType, CellFormat> = {
  text: { column: { numFmt: '@', width: 20 }, valueOf: (text) => text },
  amount: { column: { numFmt: '#,##0.00', width: 14 }, valueOf: numberOf },
  number: { column: { width: 12 }, valueOf: numberOf },
  date: { column: { numFmt: 'yyyy-mm-dd', width: 12 }, valueOf: (text) => dateOf(text) },
  time: {
    column: { numFmt: 'hh:mm', width: 8 },
    valueOf: (text) => {
      const [hours = 0, minutes = 0] = text.split(':').map(Number);
      return (hours * 60 + minutes) / (24 * 60);
    },
  },
  moment: {
    column: { numFmt: 'yyyy-mm-dd hh:mm', width: 18 },
    valueOf: (text) => dateOf(...(text.split(' ') as [string, string])),
  },
};

/** Returns a spreadsheet of one sheet, in which each cell has the type of its column. */
export async function writeSpreadsheet({ columns, rows }: Table): Promise<Blob> {
  const types = Object.values(columns);
  const typed = rows.map((row) =>
    row.map((cell, index) => (cell === '' ? null : kinds[types[index] ?? 'text'].valueOf(cell))),
  );
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Export',
        columns: types.map((type) => kinds[type].column),
        rows: [Object.keys(columns), ...typed],
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: xlsxType });
}
