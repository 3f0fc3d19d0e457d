import type { Closing } from '@carwash/domain/closings/closing';
import { fromMinorUnits } from '@carwash/domain/money/money';
import { formatDay } from '@carwash/domain/time/calendar-days';

/** Returns how the audit names a closing, and what it keeps of it. */
export function closingForAudit({
  _id,
  closingNumber,
  figures,
  openingFloatMinor,
  expectedCashMinor,
  countedCashMinor,
  differenceReason,
  terminal,
}: Closing) {
  const { lastDate } = figures;
  const label = `Closing ${closingNumber}${lastDate ? `, ${formatDay(lastDate)}` : ''}`;
  return {
    subject: { id: _id, label },
    fields: {
      takings: fromMinorUnits(figures.netMinor),
      openingFloat: fromMinorUnits(openingFloatMinor),
      expectedCash: fromMinorUnits(expectedCashMinor),
      countedCash: fromMinorUnits(countedCashMinor),
      ...(differenceReason && { differenceReason }),
      ...(terminal && {
        expectedTerminal: fromMinorUnits(terminal.expectedMinor),
        terminalTotal: fromMinorUnits(terminal.totalMinor),
        ...(terminal.terminalReason && { terminalReason: terminal.terminalReason }),
      }),
    },
  };
}
