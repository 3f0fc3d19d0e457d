import type { Slot } from '@carwash/domain/slots/slot';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { withPlace } from '~/lib/clock/local-times-note';

/** Number of times to offer instead of a lost one. */
export const othersOffered = 3;

interface LostTimeProps {
  /** Says why the time cannot be taken. */
  text: string;
  /** Ways to go on; outside the live region, so that they are not read out with the reason. */
  children?: ReactNode;
}

/** Tells that a time cannot be taken, and how to go on. */
export const LostTime = ({ text, children }: LostTimeProps) => (
  <Alert severity="warning" role="presentation">
    <span role="alert">{text}</span>
    {children}
  </Alert>
);

interface OtherTimesProps {
  slots: readonly Pick<Slot, '_id' | 'startTime'>[];
  /** Chooses a time on this page, or returns the address of the page of a time. */
  way: { choose: (slotId: string) => void } | { pathTo: (slotId: string) => string };
}

/** The nearest times to take instead of a lost one, in a row. Renders nothing when there are none. */
export function OtherTimes({ slots, way }: OtherTimesProps) {
  if (slots.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Nearest open times"
      sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}
    >
      {slots.map(({ _id, startTime }) => (
        <Button
          key={_id}
          size="small"
          variant="outlined"
          color="inherit"
          sx={{ minHeight: 44 }}
          {...('choose' in way
            ? { onClick: () => way.choose(_id) }
            : { component: RouterLink, to: way.pathTo(_id) })}
        >
          {withPlace(startTime)}
        </Button>
      ))}
    </Stack>
  );
}
