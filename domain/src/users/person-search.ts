import { type SearchedTexts, searchTermsOf } from '../search/search-terms.ts';
import type { User } from './user.ts';

type Person = Pick<User, 'name' | 'email' | 'phone'>;

/** The texts by which a person is searchable: name, email and phone. */
export const searchedTextsOfPerson = ({ name, email, phone }: Person): SearchedTexts => ({
  names: [name],
  phone,
  email,
});

export const searchTermsOfPerson = (person: Person): string[] =>
  searchTermsOf(searchedTextsOfPerson(person));
