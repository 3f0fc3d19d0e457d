import { array, number, object, type Schema, string } from 'yup';

/** How many items a list answers with at most, and if nothing is asked for. */
export const maxPageSize = 100;
const defaultPageSize = 20;

const pageSize = () => number().meta({ note: 'How many items a page has at most.' });

const limit = () => pageSize().integer().min(1).max(maxPageSize).default(defaultPageSize);

/** Lists of things that grow: the next page begins after the cursor that the last one gave. */
export const cursorQuery = {
  limit: limit(),
  cursor: string().max(200).optional().meta({ note: 'The nextCursor of the page before.' }),
};

/** What somebody looks for in a list. */
export const searchWords = () =>
  string().meta({ note: 'Words or beginnings of words that must all be found.' });

/** Lists that can be searched: what is found has a word that begins with each word of the search. */
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

/** Lists of things that stay few: pages by number. */
export const pageQuery = {
  page: number().integer().min(1).max(10_000).default(1),
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
