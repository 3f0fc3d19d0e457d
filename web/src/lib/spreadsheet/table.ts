import type { ExportedColumns } from '@carwash/domain/exported-columns';

/** A table that can be saved as a file. Amounts, dates and times are texts as `ColumnType` says. */
export interface Table {
  columns: ExportedColumns;
  /** Cells in the order of the columns. */
  rows: readonly (readonly string[])[];
}
