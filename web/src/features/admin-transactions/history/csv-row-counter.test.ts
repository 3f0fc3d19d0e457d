import { expect, test } from 'vitest';
import { csvRowCounter } from './csv-row-counter';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['', 0],
  ['Date,Customer\r\n', 0],
  ['Date,Customer\r\n2026-01-01,Nadia\r\n', 1],
  ['Date,Customer\r\n2026-01-01,"Nadia\nRahman"\r\n', 1],
  ['Date,Customer\r\n2026-01-01,"Nadia ""Nady""\r\nRahman"\r\n2026-01-02,Omar\r\n', 2],
])('%j has %i rows', (file, rows) => {
  expect(csvRowCounter()(bytes(file))).toBe(rows);
});

test('the count is the same wherever the file is split into chunks', () => {
  const file = bytes('Date,Customer\r\n2026-01-01,"Nadia ""Nady""\r\nÆ"\r\n2026-01-02,Omar\r\n');
  for (let at = 0; at <= file.length; at += 1) {
    const count = csvRowCounter();
    count(file.slice(0, at));
    expect(count(file.slice(at))).toBe(2);
  }
});
