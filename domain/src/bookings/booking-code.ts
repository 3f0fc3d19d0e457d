/**
 * Symbols that can be told apart when they are read out or copied by hand. Vowels are left out, so that no
 * code is a word.
 */
const symbols = '23456789BCDFGHJKMNPQRSTVWXYZ';

const symbolsInHalf = 3;

/** Pattern of a booking's code. */
export const bookingCodeFormat = new RegExp(
  `^[${symbols}]{${symbolsInHalf}}-[${symbols}]{${symbolsInHalf}}$`,
);

export const exampleBookingCode = 'K7P-4Q2';

/**
 * Draws a code that people can say on the phone: `K7P-4Q2`, one of 481 million. The caller must check that no
 * other booking has it.
 * @param drawBelow returns a random whole number from 0 to below its argument
 */
export function drawBookingCode(drawBelow: (end: number) => number): string {
  const half = () =>
    Array.from({ length: symbolsInHalf }, () => symbols[drawBelow(symbols.length)]).join('');
  return `${half()}-${half()}`;
}
