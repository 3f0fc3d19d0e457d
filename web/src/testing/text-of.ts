/** Returns the text of an element as people read it: white space of any kind is one blank. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();
