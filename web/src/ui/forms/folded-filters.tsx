import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';

interface FoldedFiltersProps {
  /** The search, which is always shown. */
  search: ReactNode;
  /** Whether other filters than the usual ones are chosen. */
  isNarrowed: boolean;
  /** The other filters. */
  children: ReactNode;
}

/** The filters of a list of many days, as cells of a grid. On phones a button beside the search unfolds the others. */
export function FoldedFilters({ search, isNarrowed, children }: FoldedFiltersProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, '& > :first-of-type': { flexGrow: 1 } }}>
        {search}
        <Button
          variant={isNarrowed ? 'contained' : 'outlined'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ display: { sm: 'none' }, px: 2 }}
        >
          Filters
        </Button>
      </Stack>
      <Box id={id} sx={{ display: { xs: isOpen ? 'contents' : 'none', sm: 'contents' } }}>
        {children}
      </Box>
    </>
  );
}
