import Typography from '@mui/material/Typography';
import { formatCount } from '~/ui/format/format-count';

interface UnreadableNoteProps {
  /** How many entries of the list are not what they should be. */
  count: number | undefined;
}

/** Says that entries are missing from a list; nothing where none is. */
export function UnreadableNote({ count = 0 }: UnreadableNoteProps) {
  if (count === 0) return null;
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
      {count === 1
        ? 'One entry cannot be shown.'
        : `${formatCount(count)} entries cannot be shown.`}
    </Typography>
  );
}
