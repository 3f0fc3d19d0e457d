/**
 * What makes a spreadsheet take a text for a formula, full-width forms included.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** The apostrophe makes spreadsheets show the text as it is. */
const harmless = (text: string): string =>
  beginsFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Tells spreadsheets that a file is UTF-8. Stands before the first line. */
export const byteOrderMark = '\uFEFF';

/** A line of comma-separated values as RFC 4180 writes it. No cell can act as a formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;
