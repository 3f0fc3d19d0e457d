import { byteOrderMark, csvLine } from '@carwash/domain/csv-line';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv';
import { localSeparator, writeCsv } from './write-csv';
import { writeSpreadsheet } from './write-xlsx';

const columns = {
  plate: 'text',
  phone: 'text',
  gross: 'amount',
  day: 'date',
  at: 'time',
  paidAt: 'moment',
  note: 'text',
} as const;

const rows = [
  ['1E5', '+8801711000002', '-49.90', '2030-03-14', '12:00', '2030-03-14 18:30', '=1+1; "x"'],
  ['00123', '', '1049.00', '', '', '', 'মিনা\n- wax'],
];

test.each([
  ['en-US', ','],
  ['bn-BD', ','],
  ['de-DE', ';'],
  ['fr-FR', ';'],
])('in %s cells are separated by %s', (language, separator) => {
  expect(localSeparator(language)).toBe(separator);
});

test('with semicolons, amounts alone have a decimal comma', () => {
  expect(writeCsv({ columns, rows }, ';').split('\r\n')).toEqual([
    `${byteOrderMark}plate;phone;gross;day;at;paidAt;note`,
    `1E5;+8801711000002;-49,90;2030-03-14;12:00;2030-03-14 18:30;"'=1+1; ""x"""`,
    `00123;;1049,00;;;;"মিনা\n'- wax"`,
    '',
  ]);
});

test('an export of the API is read as it was, without apostrophes', () => {
  const text = byteOrderMark + [Object.keys(columns), ...rows].map((row) => csvLine(row)).join('');
  expect(readCsv(text, columns)).toEqual({ columns, rows });
});

test('a spreadsheet has numbers, dates and times; plates and phone numbers stay text, and nothing is a formula', async () => {
  const file = await writeSpreadsheet({ columns, rows });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [head, first, second] = sheets[0]?.rows ?? [];
  expect(head).toEqual(Object.keys(columns));
  expect(first).toEqual([
    '1E5',
    '+8801711000002',
    -49.9,
    new Date('2030-03-14T00:00:00Z'),
    // A time of day, as spreadsheets count it.
    new Date('1899-12-31T12:00:00Z'),
    new Date('2030-03-14T18:30:00Z'),
    '=1+1; "x"',
  ]);
  expect(second).toEqual(['00123', null, 1049, null, null, null, 'মিনা\n- wax']);
});
