/**
 * What a column of an exported table holds. `text` stays text in a spreadsheet, also where it looks like a
 * number: plates, phone numbers, numbers of receipts. An `amount` is in major units: '49.90'; a `moment` is
 * '2030-01-16 02:30'.
 */
export type ColumnType = 'text' | 'amount' | 'number' | 'date' | 'time' | 'moment';

/** The columns of an exported table by name, in their order. */
export type ExportedColumns = Readonly<Record<string, ColumnType>>;
