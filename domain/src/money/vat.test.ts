import { expect, test } from 'vitest';
import { splitVat, vatPercent, vatPercentOf } from './vat.ts';

test.each([
  ['nothing', 0, 15, 0, 0],
  ['without VAT', 49.9, 0, 49.9, 0],
  ['of a round sum', 115, 15, 100, 15],
  ['rounded to the nearest cent', 49.9, 15, 43.39, 6.51],
  ['with a rate of two decimals', 100, 7.75, 92.81, 7.19],
  ['with a rate that has no exact binary form', 107.7, 7.7, 100, 7.7],
  ['of the smallest amount', 0.01, 20, 0.01, 0],
  ['of the largest amount', 1_000_000, 50, 666_666.67, 333_333.33],
])('VAT %s', (_case, amount, percent, net, vat) => {
  expect(splitVat(amount, percent)).toEqual({ net, vat });
});

test('net and VAT always add up to the amount', () => {
  for (let minor = 0; minor < 3000; minor += 1) {
    for (const percent of [0, 5, 7.5, 15, 19, 33.33, 50]) {
      const { net, vat } = splitVat(minor / 100, percent);
      expect(Math.round(net * 100) + Math.round(vat * 100)).toBe(minor);
    }
  }
});

test.each([
  ['of the service', 7.5, 7.5],
  ['of the settings', null, 15],
  ['of a service that has none', 0, 0],
])('the rate %s', (_case, ofService, expected) => {
  expect(vatPercentOf({ vatPercent: ofService }, { vatPercent: 15 })).toBe(expected);
});

test.each([0, 7.75, 50])('%d is a rate', (rate) => {
  expect(vatPercent().isValidSync(rate)).toBe(true);
});

test.each([-1, 50.01, 7.125, Number.NaN])('%d is no rate', (rate) => {
  expect(vatPercent().isValidSync(rate)).toBe(false);
});
