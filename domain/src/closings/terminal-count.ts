import { badField, type Refusal } from '../endpoint/errors.ts';
import { toMinorUnits } from '../money/money.ts';
import type { Closing, ClosingFigures } from './closing.ts';
import type { CloseDay } from './endpoints.ts';

/** Returns what the card terminal should have taken, in minor units; negative if more went back. */
export const expectedTerminal = ({ methods }: ClosingFigures): number =>
  methods.find(({ paymentMethod }) => paymentMethod === 'terminal')?.netMinor ?? 0;

export type TerminalCount = NonNullable<Closing['terminal']>;

/**
 * Compares the total on the terminal's slip with the receipts.
 * @returns null where there is no total and none is expected
 */
export function countTerminal(
  figures: ClosingFigures,
  {
    terminalTotal,
    expectedTerminalMinor: seenMinor,
    terminalReason,
  }: Pick<CloseDay, 'terminalTotal' | 'expectedTerminalMinor' | 'terminalReason'>,
): TerminalCount | Refusal | null {
  const expectedMinor = expectedTerminal(figures);
  if (terminalTotal === null) {
    return expectedMinor === 0
      ? null
      : badField('terminalTotal', 'Type the total of the card terminal.');
  }
  if (seenMinor !== expectedMinor) {
    return {
      code: 'conflict',
      message: 'The terminal has taken money since. Please look at the sums again.',
    };
  }
  const totalMinor = toMinorUnits(terminalTotal);
  const isEqual = totalMinor === expectedMinor;
  if (!isEqual && terminalReason === '') {
    return badField('terminalReason', 'Say why the total of the terminal differs.');
  }
  return { expectedMinor, totalMinor, terminalReason: isEqual ? '' : terminalReason };
}
