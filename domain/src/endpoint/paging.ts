import { array, number, object, type Schema, string } from 'yup';

/** How many items a list answers with at most, and if nothing is asked for. */
export const maxPageSize = 100;
const defaultPageSize = 20;

const limit = () => number().integer().min(1).max(maxPageSize).default(defaultPageSize);

/** Lists of things that grow: the next page begins after the cursor that the last one gave. */
export const cursorQuery = {
  limit: limit(),
  cursor: string().max(200).optional(),
};

/** Lists that can be searched: what is found has a word that begins with each word of the search. */
export const searchQuery = {
  search: string().trim().max(100).optional(),
};

export const cursorMeta = object({
  meta: object({
    limit: number().required(),
    /** null: this was the last page. */
    nextCursor: string().nullable().defined(),
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
    limit: number().required(),
    total: number().required(),
  }).required(),
});

export const listOf = <S extends Schema>(item: S) => array().of(item).required();
