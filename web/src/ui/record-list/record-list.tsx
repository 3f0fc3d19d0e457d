import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { UnreadableNote } from '~/ui/states/unreadable-note.tsx';
import type { Listed } from './listed.ts';
import { RecordCards } from './record-cards.tsx';
import type { RecordColumn } from './record-column.ts';
import { RecordListSkeleton } from './record-list-skeleton.tsx';
import { RecordTable } from './record-table.tsx';

export interface RecordListProps<T> {
  /** What is listed, for those who cannot see where it stands. */
  caption: string;
  columns: readonly RecordColumn<T>[];
  records: Listed<T>;
  /** What is shown in place of a list without records. */
  empty: ReactNode;
  /** What is said when the list cannot be loaded. */
  failed: string;
  /** What a click on a record does; a button in its title has to do the same. */
  onOpen?: (record: T) => void;
}

/** Records as a table, or as cards where a table would not fit. */
export function RecordList<T extends { _id: string }>(props: RecordListProps<T>) {
  const { caption, columns, records, empty, failed, onOpen } = props;
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  if (records.state === 'loading') return <RecordListSkeleton caption={caption} />;
  if (records.state === 'failed') return <FailedState title={failed} onRetry={records.retry} />;
  const List = isWide ? RecordTable : RecordCards;
  return (
    <>
      {records.data.length === 0 ? (
        empty
      ) : (
        <List caption={caption} columns={columns} records={records.data} onOpen={onOpen} />
      )}
      <UnreadableNote count={records.unreadable} />
    </>
  );
}
