import PersonSearchRounded from '@mui/icons-material/PersonSearchRounded';
import Button from '@mui/material/Button';
import { EmptyState } from '~/ui/states/empty-state.tsx';

interface NoUsersProps {
  isSearched: boolean;
  /** The next page may hold what this one does not. */
  mayFollow: boolean;
  onClearSearch: () => void;
}

export function NoUsers({ isSearched, mayFollow, onClearSearch }: NoUsersProps) {
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
