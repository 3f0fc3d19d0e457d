/** Finds the services whose names contain every word of the search, ignoring case; sorted by name. */
export function findByName<S extends { name: string }>(
  services: readonly S[],
  search: string,
): S[] {
  const words = search.toLocaleLowerCase('en').split(/\s+/);
  return services
    .filter(({ name }) => words.every((word) => name.toLocaleLowerCase('en').includes(word)))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
