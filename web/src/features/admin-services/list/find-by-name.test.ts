import { expect, test } from 'vitest';
import { findByName } from './find-by-name';

const services = ['Wax Finish', 'Foam Wash', 'Express Wash', 'Søren’s Größe'].map((name) => ({
  name,
}));

test.each([
  ['', ['Express Wash', 'Foam Wash', 'Søren’s Größe', 'Wax Finish']],
  ['wash', ['Express Wash', 'Foam Wash']],
  ['WASH  foam', ['Foam Wash']],
  ['xpres', ['Express Wash']],
  ['soren grosse', ['Søren’s Größe']],
  ['foam wax', []],
])('"%s"', (search, names) => {
  expect(findByName(services, search).map(({ name }) => name)).toEqual(names);
});
