import Box from '@mui/material/Box';
import { useUrlFilter } from '~/lib/address/use-url-filter.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { SearchField } from '~/ui/forms/search-field.tsx';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { UserList } from './user-list.tsx';

/** /dashboard/users: everybody with an account, and what an admin may do about it. */
export default function UsersPage() {
  const { user } = useSession();
  const search = useUrlFilter('search');
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
      {user && (
        <UserList
          key={search.value}
          me={user._id}
          search={search.value}
          onClearSearch={() => search.choose('')}
        />
      )}
    </>
  );
}
