/**
 * Where a spreadsheet may take what follows for a formula, full-width forms included: at the beginning,
 * and after whatever may separate cells or lines where the comma does not, with a quote or without.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaBegins = /^(?="?[=+\-@\t\r\n＝＋－＠])|(?<=[;\t|\r\n]"?)(?=[=+\-@＝＋－＠])/g;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** The apostrophe makes spreadsheets show the text as it is. */
const harmless = (text: string): string =>
  plainNumber.test(text) ? text : text.replace(formulaBegins, "'");

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Tells spreadsheets that a file is UTF-8. Stands before the first line. */
export const byteOrderMark = '\uFEFF';

/** A line of comma-separated values as RFC 4180 writes it. No cell can act as a formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;
