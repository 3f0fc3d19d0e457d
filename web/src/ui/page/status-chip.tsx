import Chip from '@mui/material/Chip';

export type Tone = 'good' | 'waiting' | 'bad' | 'neutral';

const colors = {
  good: 'success',
  waiting: 'warning',
  bad: 'error',
  neutral: 'default',
} as const;

/** A status in one or two words. The colour only repeats the text. */
export function StatusChip({ label, tone }: { label: string; tone: Tone }) {
  return <Chip size="small" variant="outlined" label={label} color={colors[tone]} />;
}
