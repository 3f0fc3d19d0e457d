import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/**
 * Where a fact stands on a card: `title` heads it, `subtitle` is the line below, `aside` stands beside
 * them at the right edge, `fact` is a line with its name, `foot` ends the card without a name.
 */
export type CardPlace = 'title' | 'subtitle' | 'aside' | 'fact' | 'foot';

/** One fact of every record of a list: a column of the table, a place on the cards. */
export interface RecordColumn<T> {
  /** The column's heading. */
  name: string;
  cell: (record: T) => ReactNode;
  /** Exactly one column is the title: it is what people call the record. */
  place: CardPlace;
  align?: 'right';
  /** Of the column in the table: `width`, `whiteSpace` and the like. */
  sx?: SxProps;
}
