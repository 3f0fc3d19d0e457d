import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface PhotoNoteProps {
  /** Why the photo cannot be had. */
  problem: string | undefined;
  /** What is shown is not saved yet. */
  unsaved: boolean;
}

/** What there is to know of the photo right now. Its line is always there, so that nothing moves. */
export function PhotoNote({ problem, unsaved }: PhotoNoteProps) {
  return (
    <Box aria-live="polite" sx={{ minHeight: 24 }}>
      {problem !== undefined && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
      {problem === undefined && unsaved && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Not saved yet: this is how your photo will look.
        </Typography>
      )}
    </Box>
  );
}
