import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/**
 * The place of a value on a card: `title` is the heading, `subtitle` the line below, `aside` is at the right
 * edge beside them, `fact` is a line with its name, `foot` is the end of the card, without a name.
 */
export type CardPlace = 'title' | 'subtitle' | 'aside' | 'fact' | 'foot';

/** One value of every record: a column of the table and a place on the cards. */
export interface RecordColumn<T> {
  /** The column's heading. */
  name: string;
  cell: (record: T) => ReactNode;
  /** Exactly one column is the title, the name of the record. */
  place: CardPlace;
  align?: 'right';
  /** Whether phones leave the fact out, where the record's own screen has it. */
  isMinor?: true;
  /** Whether the fact has a line of its own on phones, because it is a paragraph or a field. */
  isParagraph?: true;
  /** Styles of the table's column: `width`, `whiteSpace` and the like. */
  sx?: SxProps;
}
