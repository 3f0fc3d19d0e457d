const isDigit = (character: string): boolean => /\p{Nd}/u.test(character);

/**
 * Returns the ASCII form of a digit: in every script the digits 0 to 9 are consecutive (Unicode,
 * DerivedNumericType).
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Returns the text with the digits of all scripts as ASCII: '১২-34' becomes '12-34'. */
export const asciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);
