import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import {
  type DeviceState,
  readDevice,
  turnOffHere,
  turnOnHere,
} from '~/entities/messages/push/this-device';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { toastTexts } from '~/lib/toasts';

const texts: Record<DeviceState, string> = {
  unsupported:
    'This browser shows no notifications. On an iPhone, add this site to the home screen first.',
  unasked: 'This device shows no notifications. They are offered when you book.',
  blocked:
    'Your browser blocks notifications of this site. To get them, allow them in the browser’s settings for this site.',
  off: 'This device shows no notifications.',
  on: 'This device shows notifications.',
};

const changes = {
  on: { name: 'Stop on this device', make: turnOffHere, failed: toastTexts.notificationsNotOff },
  off: { name: 'Turn on for this device', make: turnOnHere, failed: toastTexts.notificationsNotOn },
} as const;

/** Button that turns notifications on or off on a device that was asked before. */
function ChangeButton({
  state,
  onChanged,
}: {
  state: keyof typeof changes;
  onChanged: (state: DeviceState) => void;
}) {
  const { running, run } = useInFlightGuard();
  const { name, make, failed } = changes[state];
  const change = () =>
    run(async () => {
      try {
        onChanged(await make());
      } catch (failure) {
        showChangeFailure(failure, failed);
      }
    });
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-disabled={running || undefined}
      onClick={change}
    >
      {name}
    </Button>
  );
}

/** Tells whether this device shows notifications, and lets its owner change that. */
export function DeviceNotifications() {
  const [state, setState] = useState<DeviceState | 'failed' | null>(null);

  useEffect(() => {
    readDevice().then(setState, () => setState('failed'));
  }, []);

  if (state === null) {
    return <Skeleton role="status" aria-label="Loading notifications" variant="text" />;
  }
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography role="status">
        {state === 'failed'
          ? 'Whether this device shows notifications could not be loaded.'
          : texts[state]}
      </Typography>
      {(state === 'on' || state === 'off') && <ChangeButton state={state} onChanged={setState} />}
    </Stack>
  );
}
