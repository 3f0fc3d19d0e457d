import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { readCurrency } from './read-currency.ts';

test.each(['USD', 'BDT', 'EUR', 'PKR', 'IDR', 'HUF', 'COP', 'LBP', 'MMK', 'LAK', 'XCG'])(
  'a business may sell in %s, and each amount has two decimals',
  (code) => {
    expect(readCurrency(code)).toBe(code);
    expect(formatMoney(1049.9, code)).toMatch(/1,049\.90$/);
    expect(formatMoney(1050, code)).toMatch(/1,050\.00$/);
  },
);

test.each(['', 'usd', 'Taka', 'XXQ', 'JPY', 'KWD', 'CLF', 'XAU', 'XTS', 'US', 'USD EUR'])(
  'a business may not sell in %j',
  (code) => {
    expect(() => readCurrency(code)).toThrow('CURRENCY must be');
  },
);
