import type { User } from '@carwash/domain/users/user';
import { useState } from 'react';
import { RecordPages } from '~/ui/record-list/record-pages.tsx';
import { AccountStatusDialog } from './account-status-dialog.tsx';
import { NoUsers } from './no-users.tsx';
import { useUsers } from './use-users.ts';
import { UserBookingsDialog } from './user-bookings-dialog.tsx';
import { userColumns } from './user-columns.tsx';

interface UserListProps {
  /** The uid of who looks. */
  me: string;
  search: string;
  onClearSearch: () => void;
}

/**
 * The users whom a search finds. The dialogs belong to the list, not to its rows: a row may move to
 * another page while one is open.
 */
export function UserList({ me, search, onClearSearch }: UserListProps) {
  const pages = useUsers(search);
  const [bookingsOf, showBookingsOf] = useState<User | null>(null);
  const [toChange, askToChange] = useState<User | null>(null);

  return (
    <>
      <RecordPages
        caption="Users"
        columns={userColumns({ me, onShowBookings: showBookingsOf, onChangeStatus: askToChange })}
        pages={pages}
        empty={
          <NoUsers
            isSearched={search !== ''}
            mayFollow={pages.next !== null}
            onClearSearch={onClearSearch}
          />
        }
        failed="The users could not be loaded."
      />
      {bookingsOf && <UserBookingsDialog user={bookingsOf} onClosed={() => showBookingsOf(null)} />}
      {toChange && <AccountStatusDialog user={toChange} onClosed={() => askToChange(null)} />}
    </>
  );
}
