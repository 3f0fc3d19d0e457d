/** Characters of the GSM 7-bit alphabet (3GPP TS 23.038) that take one place. */
const gsmCharacters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Characters of its extension, which take two places. */
const gsmExtension = new Set('^{}\\[~]|€\f');

const isGsm = (character: string): boolean =>
  gsmCharacters.has(character) || gsmExtension.has(character);

/** Places of a text that fits into one segment, and of each segment of a longer one. */
const places = { gsm: { single: 160, part: 153 }, unicode: { single: 70, part: 67 } } as const;

/**
 * Returns the number of segments in which a text message is sent, each of which is paid for. One character outside
 * the GSM alphabet makes the whole text a Unicode one, with less than half the room. A character is never split
 * between two segments.
 */
export function countSegments(text: string): number {
  const characters = [...text];
  const isPlain = characters.every(isGsm);
  const { single, part } = places[isPlain ? 'gsm' : 'unicode'];
  const widthOf = (character: string) =>
    isPlain ? (gsmExtension.has(character) ? 2 : 1) : character.length;
  const widths = characters.map(widthOf);
  if (widths.reduce((sum, width) => sum + width, 0) <= single) return 1;
  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > part) {
      segments += 1;
      used = 0;
    }
    used += width;
  }
  return segments;
}

/** '1 segment', '2 segments' */
export const describeSegments = (count: number): string =>
  count === 1 ? '1 segment' : `${count} segments`;
