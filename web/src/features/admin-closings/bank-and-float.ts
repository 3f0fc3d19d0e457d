import { type CashMovement, sumOfMovements } from '@carwash/domain/closings/cash-movement';
import { formatMinor } from '~/ui/format/format-price';

/**
 * Returns what went to the bank, less what was taken back, and what is left for tomorrow: all that was counted.
 * @param countedMinor null: not counted yet
 */
export function bankAndFloat(
  movements: readonly CashMovement[],
  countedMinor: number | null,
): Record<string, string> {
  const toBank = 0 - sumOfMovements(movements.filter(({ purpose }) => purpose === 'bank'));
  return {
    'To the bank': formatMinor(toBank),
    'Left for tomorrow': countedMinor === null ? '–' : formatMinor(countedMinor),
  };
}
