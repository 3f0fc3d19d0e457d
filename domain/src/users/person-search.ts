import { type SearchedTexts, searchTermsOf } from '../search/search-terms.ts';
import type { User } from './user.ts';

type Person = Pick<User, 'name' | 'email' | 'phone'>;

/** Returns the texts by which a person can be found: name, email and phone. */
export const searchedTextsOfPerson = ({ name, email, phone }: Person): SearchedTexts => ({
  names: [name],
  phone,
  email,
});

export const searchTermsOfPerson = (person: Person): string[] =>
  searchTermsOf(searchedTextsOfPerson(person));
