/**
 * Positions at which a spreadsheet may read the following text as a formula, including full-width
 * characters: at the beginning, and after characters that may separate cells or lines if the comma does
 * not, with or without a quote.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaBegins = /^(?="?[=+\-@\t\r\n＝＋－＠])|(?<=[;\t|\r\n]"?)(?=[=+\-@＝＋－＠])/g;

/** Numbers and phone numbers begin like formulas, and are none. So does a lone dash. */
const noFormula = /^[+-]?(\d+([.,]\d+)?)?$/;

/**
 * Returns a text that spreadsheets can't read as a formula: an apostrophe makes them show it as plain text.
 */
const harmless = (text: string): string =>
  noFormula.test(text) ? text : text.replace(formulaBegins, "'");

/** Returns the text of a cell without the apostrophes that `csvLine` put into it. */
export const withoutApostrophes = (cell: string): string =>
  cell.replace(/(?<=^|[;\t|\r\n]"?)'(?="?[=+\-@\t\r\n＝＋－＠])/g, '');

/** Separates cells: the semicolon where the comma separates decimals. */
export type CsvSeparator = ',' | ';';

const quoted = (text: string, separator: CsvSeparator): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

/** Marks the file as UTF-8 for spreadsheets. Written before the first line. */
export const byteOrderMark = '\uFEFF';

/** Returns a line of separated values (RFC 4180). No cell can be read as a formula. */
export const csvLine = (cells: readonly string[], separator: CsvSeparator = ','): string =>
  `${cells.map((cell) => quoted(harmless(cell), separator)).join(separator)}\r\n`;
