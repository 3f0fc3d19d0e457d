const feePercent = 3.5;

/** Returns the provider's fee and the amount that the merchant receives, in the provider's format. */
export function withoutFee(amount: string): { fee: string; rest: string } {
  const minorUnits = Math.round(Number(amount) * 100);
  const fee = Math.round((minorUnits * feePercent) / 100);
  return { fee: (fee / 100).toFixed(2), rest: ((minorUnits - fee) / 100).toFixed(2) };
}

export const feeRatio = feePercent.toFixed(2);

/** The Swedish locale has the provider's date format. The provider uses the time zone of Dhaka. */
const providerClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats a time, for example `2018-03-17 15:20:55`. */
export function formatProviderTime(time: Date): string {
  return providerClock.format(time);
}
