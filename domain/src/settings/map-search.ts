/** Returns the address of a map that searches for a place. Links open it in another tab. */
export const mapSearch = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
