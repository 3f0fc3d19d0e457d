import Typography from '@mui/material/Typography';
import { formatCount } from '~/ui/format/format-count';

interface UnreadableNoteProps {
  /** The number of entries that do not match their schema. */
  count: number | undefined;
}

/** A note that entries are missing from a list; renders nothing when none is. */
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
