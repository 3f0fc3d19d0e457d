import { expect, test } from 'vitest';
import { linesOf } from './job-lines';

const texts = ['Rahim', 'Wash', 'DHAKA 11-2233', 'Van'].map((text) => ({
  text,
  isPlate: text === 'DHAKA 11-2233',
}));
const textsOf = (lines: number) =>
  linesOf(texts, lines).map((line) => line.map(({ text }) => text).join(' | '));

test('texts have a line of their own while there are enough lines, and share the last one else', () => {
  expect(textsOf(5)).toEqual(['Rahim', 'Wash', 'DHAKA 11-2233', 'Van']);
  expect(textsOf(4)).toEqual(['Rahim', 'Wash', 'DHAKA 11-2233', 'Van']);
  expect(textsOf(3)).toEqual(['Rahim', 'Wash', 'DHAKA 11-2233 | Van']);
});

test('with little room the plate comes first', () => {
  expect(textsOf(2)).toEqual(['DHAKA 11-2233', 'Rahim | Wash | Van']);
  expect(textsOf(1)).toEqual(['DHAKA 11-2233 | Rahim | Wash | Van']);
});

test('the plate is known in a shared line, because it keeps its end', () => {
  expect(linesOf(texts, 1)[0]?.filter(({ isPlate }) => isPlate)).toHaveLength(1);
});
