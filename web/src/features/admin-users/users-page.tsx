import type { SessionUser } from '@carwash/domain/users/session';
import type { User } from '@carwash/domain/users/user';
import PersonSearchRounded from '@mui/icons-material/PersonSearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { useSession } from '~/lib/session/use-session';
import { SearchField } from '~/ui/forms/search-field';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';
import { PageHeading } from '~/ui/page/page-heading';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { AccountStatusDialog } from './account-status-dialog';
import { useUsers } from './queries';
import { RemovePhotoDialog } from './remove-photo-dialog';
import { type AskedRole, RoleDialog } from './role-dialog';
import { UserBookingsDialog } from './user-bookings-dialog';
import { userColumns } from './user-columns';

interface NoUsersProps {
  isSearched: boolean;
  /** Whether the next page may have matches even if this one has none. */
  mayFollow: boolean;
  onClearSearch: () => void;
}

function NoUsers({ isSearched, mayFollow, onClearSearch }: NoUsersProps) {
  if (!isSearched) return <EmptyState icon={<PersonSearchRounded />} title="No users yet" />;
  return (
    <EmptyState
      icon={<PersonSearchRounded />}
      title={mayFollow ? 'Nobody on this page matches.' : 'No user matches your search.'}
      description={
        mayFollow
          ? 'There may be somebody on the next one.'
          : 'Words are found by their beginnings, in names, emails and phone numbers.'
      }
      action={
        <Button size="small" onClick={onClearSearch}>
          Clear search
        </Button>
      }
    />
  );
}

interface UserListProps {
  me: SessionUser;
  search: string;
  onClearSearch: () => void;
  /** Called when a dialog whose button may have gone has closed. */
  onClosed: () => void;
}

/**
 * The users that match a search. The dialogs belong to the list and not to its rows, because a row
 * may move to another page while one is open.
 */
function UserList({ me, search, onClearSearch, onClosed }: UserListProps) {
  const pages = useUsers(search);
  const [bookingsOf, showBookingsOf] = useState<User | null>(null);
  const [photoOf, askAboutPhotoOf] = useState<User | null>(null);
  const [toChange, askToChange] = useState<User | null>(null);
  const [askedRole, askRole] = useState<AskedRole | null>(null);
  const photoClosed = () => {
    askAboutPhotoOf(null);
    onClosed();
  };

  return (
    <>
      <RecordPages
        caption="Users"
        columns={userColumns({
          me,
          onShowBookings: showBookingsOf,
          onRemovePhoto: askAboutPhotoOf,
          onChangeStatus: askToChange,
          onAskRole: askRole,
        })}
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
      {photoOf && <RemovePhotoDialog user={photoOf} onClosed={photoClosed} />}
      {toChange && (
        <AccountStatusDialog me={me} user={toChange} onClose={() => askToChange(null)} />
      )}
      {askedRole && <RoleDialog me={me} asked={askedRole} onClose={() => askRole(null)} />}
    </>
  );
}

/** /dashboard/users */
export default function UsersPage() {
  const { user } = useSession();
  const search = useUrlFilter('search');
  const { area, enter, handlers } = useRestoreFocus<HTMLDivElement>();
  return (
    <>
      <PageHeading title="Users" subtitle="Everybody with an account, the newest first." />
      <Box component="search" aria-label="Users" sx={{ maxWidth: 480, mb: 3 }}>
        <SearchField
          label="Search name, email or phone"
          value={search.value}
          onSearch={search.refine}
        />
      </Box>
      <Box ref={area} tabIndex={-1} {...handlers} sx={{ outline: 'none' }}>
        {user && (
          <UserList
            key={search.value}
            me={user}
            search={search.value}
            onClearSearch={() => search.choose('')}
            onClosed={enter}
          />
        )}
      </Box>
    </>
  );
}
