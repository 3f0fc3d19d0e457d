/**
 * The type of a column. A spreadsheet shows `text` as it is, even if it looks like a number: plates, phone numbers, receipt
 * numbers. `amount`: in major units, '49.90'. `moment`: '2030-01-16 02:30'.
 */
export type ColumnType = 'text' | 'amount' | 'number' | 'date' | 'time' | 'moment';

/** The columns of an exported table by name, in their order. */
export type ExportedColumns = Readonly<Record<string, ColumnType>>;
