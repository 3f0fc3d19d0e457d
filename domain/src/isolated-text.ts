const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Returns a text between the characters FSI and PDI, which keep it from reordering its neighbours. Texts in left-to-right
 * scripts are returned unchanged, because the two characters double the price of a text message. HTML uses `bdi`.
 */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
