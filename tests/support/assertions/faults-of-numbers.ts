import type { Receipt } from '@carwash/domain/receipts/receipt';

const inOrder = (numbers: readonly number[]): number[] =>
  numbers.toSorted((one, other) => one - other);

/** Returns numbers that are not 1, 2, 3, in any order. */
const gapsIn = (numbers: readonly number[]): string[] =>
  inOrder(numbers).flatMap((number, index) =>
    number === index + 1 ? [] : [`${number} stands at place ${index + 1}`],
  );

/** Finds gaps, repetitions and missing numbers among receipts: those of all years, and those of each year. */
export function faultsOfNumbers(receipts: readonly Receipt[]): string[] {
  const unnumbered = receipts
    .filter(({ number, runningNumber }) => number === null || runningNumber === null)
    .map(({ _id }) => `${_id} has no number`);
  const byYear = Map.groupBy(receipts, ({ date }) => date.slice(0, 4));
  const inYears = [...byYear].flatMap(([year, some]) => [
    ...some
      .filter(({ number }) => !number?.startsWith(`${year}-`))
      .map(({ _id, number }) => `${_id} of ${year} is ${number}`),
    ...gapsIn(some.map(({ number }) => Number(number?.slice(5)))),
  ]);
  return [...unnumbered, ...gapsIn(receipts.map((one) => one.runningNumber ?? 0)), ...inYears];
}
