/** The address of a map that looks for a place. Open it in another tab. */
export const mapSearch = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
