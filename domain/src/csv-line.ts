/**
 * Positions at which a spreadsheet may read the following text as a formula, including full-width
 * characters: at the beginning, and after characters that may separate cells or lines if the comma does
 * not, with or without a quote.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaBegins = /^(?="?[=+\-@\t\r\n＝＋－＠])|(?<=[;\t|\r\n]"?)(?=[=+\-@＝＋－＠])/g;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Returns a text that spreadsheets can't read as a formula: an apostrophe makes them show it as plain text.
 */
const harmless = (text: string): string =>
  plainNumber.test(text) ? text : text.replace(formulaBegins, "'");

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Marks the file as UTF-8 for spreadsheets. Written before the first line. */
export const byteOrderMark = '\uFEFF';

/** Returns a line of comma-separated values (RFC 4180). No cell can be read as a formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;
