import { array, number, object, type Schema, string } from 'yup';

/** Largest and default number of items on one page of a list. */
const maxPageSize = 100;
const defaultPageSize = 20;

const pageSize = () => number().meta({ note: 'How many items a page has at most.' });

const limit = () => pageSize().integer().min(1).max(maxPageSize).default(defaultPageSize);

/** Query of lists that keep growing: cursor paging. The next page begins after the last page's cursor. */
export const cursorQuery = {
  limit: limit(),
  cursor: string().max(200).optional().meta({ note: 'The nextCursor of the page before.' }),
};

/** Returns the field of a list's search text. */
export const searchWords = () =>
  string().meta({ note: 'Words or beginnings of words that must all be found.' });

/**
 * Query of lists with a search: a result contains, for each word of the search, a word that begins with
 * it.
 */
export const searchQuery = {
  search: searchWords().trim().max(100).optional(),
};

export const cursorMeta = object({
  meta: object({
    limit: pageSize().required(),
    nextCursor: string()
      .nullable()
      .defined()
      .meta({ note: 'Where the next page begins; null: this was the last one.' }),
  }).required(),
});

/** Transform of a query parameter that counts as absent when it is empty. */
export const absentIfEmpty = <Value>(value: Value, given: unknown): Value | undefined =>
  given === '' ? undefined : value;

/** Query of short lists: paging by page number. */
export const pageQuery = {
  page: number().transform(absentIfEmpty).integer().min(1).max(10_000).default(1),
  limit: limit(),
};

export const pageMeta = object({
  meta: object({
    page: number().required(),
    limit: pageSize().required(),
    total: number().required(),
  }).required(),
});

export const listOf = <S extends Schema>(item: S) => array().of(item).required();
