const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Returns a text that does not reorder what stands beside it, between a first strong isolate and its end. Only texts in
 * right-to-left scripts are changed, because the characters would double the price of a text message. In HTML use `bdi`.
 */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
