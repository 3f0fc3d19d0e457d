import Stack from '@mui/material/Stack';
import { Children, type ReactNode } from 'react';

/** Number of times to offer instead of a lost one. */
export const othersOffered = 3;

/** Look of the button, or link, of each of these times. */
export const otherTimeLook = {
  size: 'small',
  variant: 'outlined',
  color: 'inherit',
  sx: { minHeight: 44 },
} as const;

/** The nearest times to take instead of a lost one, in a row. Renders nothing when there are none. */
export function OtherTimes({ children }: { children: ReactNode[] }) {
  if (Children.count(children) === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Nearest open times"
      sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}
    >
      {children}
    </Stack>
  );
}
