import type { Refusal } from '../endpoint/errors.ts';
import {
  type AddCashMovement,
  type CashMovement,
  type Noted,
  newCashMovement,
  reversalOf,
} from './cash-movement.ts';
import type { StoredPeriod } from './closing.ts';

/** Most entries of one period, all of which are in one document. */
export const maxCashMovements = 500;

type Entries = Pick<StoredPeriod, 'cashMovements'>;

const conflict = (message: string): Refusal => ({ code: 'conflict', message });

const tooMany = conflict(
  `There are ${maxCashMovements} entries since the last closing. Close the day first.`,
);

export const addMovement = (
  { cashMovements }: Entries,
  added: AddCashMovement,
  noted: Noted,
): CashMovement | Refusal =>
  cashMovements.length >= maxCashMovements ? tooMany : newCashMovement(added, noted);

/**
 * Returns the entry that takes back one of the open period. One that a closing covers stays, because the cash was counted
 * with it.
 */
export function reverseMovement(
  { cashMovements }: Entries,
  id: string,
  reason: string,
  noted: Noted,
): CashMovement | Refusal {
  const reversed = cashMovements.find(({ _id }) => _id === id);
  if (!reversed) {
    return { code: 'not_found', message: 'There is no such entry since the last closing.' };
  }
  if (reversed.reverses !== null)
    return conflict('This entry takes back another one. Add a new one.');
  const earlier = cashMovements.find(({ reverses }) => reverses === id);
  if (earlier) return conflict(`${earlier.notedBy.name} has taken this entry back already.`);
  return cashMovements.length >= maxCashMovements ? tooMany : reversalOf(reversed, reason, noted);
}
