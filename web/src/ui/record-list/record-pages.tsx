import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { QueryPages } from '~/lib/query-state';
import { Pager } from '~/ui/page/pager';
import { EmptyState } from '~/ui/states/empty-state';
import { RecordList, type RecordListProps } from './record-list';

type RecordPagesProps<T> = Omit<RecordListProps<T>, 'records'> & { pages: QueryPages<T> };

/** A long list of records, page by page. Turning the page moves to the top of the list. */
export function RecordPages<T extends { _id: string }>({ pages, ...list }: RecordPagesProps<T>) {
  const { page, number, previous, next } = pages;
  const top = useRef<HTMLElement>(null);

  // The entries of a later page may have moved or gone while it was open.
  const isPastEnd = previous !== null && next === null;
  const empty = isPastEnd ? (
    <EmptyState title="Nothing on this page. Turn to the previous one." />
  ) : (
    list.empty
  );

  const fromTop = (turn: (() => void) | null) =>
    turn &&
    (() => {
      turn();
      top.current?.scrollIntoView({ block: 'start' });
      top.current?.focus({ preventScroll: true });
    });

  return (
    <Box component="section" ref={top} tabIndex={-1} aria-label={list.caption}>
      <RecordList {...list} records={page} empty={empty} />
      <Pager
        label={list.caption}
        number={number}
        previous={fromTop(previous)}
        next={fromTop(next)}
      />
    </Box>
  );
}
