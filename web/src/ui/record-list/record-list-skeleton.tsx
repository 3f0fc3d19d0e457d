import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const RecordListSkeleton = ({ caption }: { caption: string }) => (
  <Paper role="status" aria-label={`Loading: ${caption}`} variant="outlined" sx={{ p: 2 }}>
    <Stack sx={{ gap: 2 }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={40} />
      ))}
    </Stack>
  </Paper>
);
