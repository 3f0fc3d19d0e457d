import { money } from '../schema/fields.ts';
import { fromMinorUnits, toMinorUnits } from './money.ts';

/** Highest VAT rate, in percent. */
export const maxVatPercent = 50;

/** Returns the field of a VAT rate in percent, with at most two decimals. */
export const vatPercent = () =>
  money().label('VAT').max(maxVatPercent, `VAT must be at most ${maxVatPercent}.`).meta({
    note: 'Percent of VAT that prices include; 0: none is shown. Of a service null: as in the settings.',
  });

interface VatSplit {
  /** Both in major units. Their sum is the amount. */
  net: number;
  vat: number;
}

/**
 * Splits an amount that includes VAT.
 * @param amount in major units
 */
export function splitVat(amount: number, percent: number): VatSplit {
  const grossMinor = toMinorUnits(amount);
  // Computed with whole numbers, because a rate such as 7.7 has no exact binary form.
  const netMinor = Math.round((grossMinor * 10_000) / (10_000 + Math.round(percent * 100)));
  return { net: fromMinorUnits(netMinor), vat: fromMinorUnits(grossMinor - netMinor) };
}

/** Returns the VAT rate of a service. */
export const vatPercentOf = (
  service: { vatPercent: number | null },
  settings: { vatPercent: number },
): number => service.vatPercent ?? settings.vatPercent;
