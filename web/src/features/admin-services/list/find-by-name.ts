import { plainText, plainWords } from '@carwash/domain/search/plain-text';

/** Finds the services whose names contain every word of the search; sorted by name. */
export function findByName<S extends { name: string }>(
  services: readonly S[],
  search: string,
): S[] {
  const words = plainWords(plainText(search));
  return services
    .filter(({ name }) => words.every((word) => plainText(name).includes(word)))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
