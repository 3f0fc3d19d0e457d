import { expect, test } from 'vitest';
import { csvLine, withoutApostrophes } from './csv-line.ts';

test('cells are separated by commas and the line ends as RFC 4180 says', () => {
  expect(csvLine(['a', '', 'b c'])).toBe('a,,b c\r\n');
});

test.each([
  ['a comma', 'Rahman, Mina', '"Rahman, Mina"'],
  ['quotes', 'Mina "Mimi" Rahman', '"Mina ""Mimi"" Rahman"'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['other scripts', 'মিনা 🚗', 'মিনা 🚗'],
  ['an amount', '49.90', '49.90'],
  ['a negative amount', '-49.90', '-49.90'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with quotes', '=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['a phone number', '+8801711000000', '+8801711000000'],
  ['a lone dash', '-', '-'],
  ['a plus and more', '+8801711000000*2', "'+8801711000000*2"],
  ['a minus', '-2+3', "'-2+3"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t1', "'\t1"],
  ['a carriage return', '\r1', `"'\r1"`],
  ['a line feed', '\n1', `"'\n1"`],
  ['a tab first', '\t=1', "'\t'=1"],
  ['a carriage return first', '\r=1', `"'\r'=1"`],
  ['a line feed first', '\n=1', `"'\n'=1"`],
  ['a quote first', '"=1', `"'""=1"`],
  ['a formula after a tab', 'a\t=1', "a\t'=1"],
  ['a formula after a line break', 'a\r\n=1', `"a\r\n'=1"`],
  ['a formula after a semicolon', 'Mina;=1+1;-2', "Mina;'=1+1;'-2"],
  ['a formula after a semicolon and a quote', 'Mina;"=1', `"Mina;""'=1"`],
  ['a formula after a bar', 'Mina|@SUM(A1)', "Mina|'@SUM(A1)"],
  ['a semicolon', 'Mina; Rahman', 'Mina; Rahman'],
  ['a full-width sign', '＝1+1', "'＝1+1"],
  ['signs further on', 'a=b', 'a=b'],
])('%s', (_what, cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
  const inQuotes = /^"(.*)"$/s.exec(written);
  const shown = inQuotes ? inQuotes[1]?.replaceAll('""', '"') : written;
  expect(withoutApostrophes(shown ?? '')).toBe(cell);
});

test('apostrophes of a text stay', () => {
  expect(withoutApostrophes("Mina's car; 'new'")).toBe("Mina's car; 'new'");
});

test('cells may be separated by semicolons', () => {
  expect(csvLine(['49,90', 'a;b', 'c,d', '=1'], ';')).toBe(`49,90;"a;b";c,d;'=1\r\n`);
});
