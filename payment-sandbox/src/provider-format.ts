const feePercent = 3.5;

/** What the provider keeps of an amount and what the merchant receives, as the provider writes them. */
export function withoutFee(amount: string): { fee: string; rest: string } {
  const minorUnits = Math.round(Number(amount) * 100);
  const fee = Math.round((minorUnits * feePercent) / 100);
  return { fee: (fee / 100).toFixed(2), rest: ((minorUnits - fee) / 100).toFixed(2) };
}

export const feeRatio = feePercent.toFixed(2);

/** The Swedish locale writes dates as the provider does; the provider's clock stands in Dhaka. */
const providerClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Such as `2018-03-17 15:20:55`. */
export function formatProviderTime(time: Date): string {
  return providerClock.format(time);
}
