const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Formats a place: '1st', '22nd', '11th' */
export const formatOrdinal = (place: number): string =>
  `${place}${suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`;
