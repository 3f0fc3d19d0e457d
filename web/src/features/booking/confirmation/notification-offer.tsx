import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { type DeviceState, readDevice, turnOnHere } from '~/entities/messages/push/this-device';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { toastTexts } from '~/lib/toasts';

const Card = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Stack
    component="section"
    aria-label="Notifications"
    direction="row"
    sx={{ gap: 1.5, p: 2, borderRadius: '16px', border: 1, borderColor: 'divider' }}
  >
    {icon}
    <Stack role="status" sx={{ gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
      {children}
    </Stack>
  </Stack>
);

/**
 * Offers notifications on this device. It shows nothing where there are none, where they come already, and where the
 * customer does not want them.
 */
export default function NotificationOffer() {
  const [before, setBefore] = useState<DeviceState | null>(null);
  const [answer, setAnswer] = useState<DeviceState | null>(null);
  const { running, run } = useInFlightGuard();

  useEffect(() => {
    // Nothing is offered while it is not known whether they come already.
    readDevice().then(setBefore, () => {});
  }, []);

  const turnOn = () =>
    run(async () => {
      try {
        setAnswer(await turnOnHere());
      } catch (failure) {
        showChangeFailure(failure, toastTexts.notificationsNotOn);
      }
    });

  if (before !== 'unasked' && before !== 'off') return null;
  if (answer === 'on') {
    return (
      <Card icon={<NotificationsActiveRounded aria-hidden sx={{ color: 'success.main' }} />}>
        <Typography>
          This device tells you when your car is ready. You can stop that in your profile.
        </Typography>
      </Card>
    );
  }
  if (answer === 'blocked') {
    return (
      <Card icon={<NotificationsRounded aria-hidden sx={{ color: 'text.secondary' }} />}>
        <Typography>
          Your browser blocks notifications of this site. To get them, allow them in the browser’s
          settings for this site, and open this page again.
        </Typography>
      </Card>
    );
  }
  return (
    <Card icon={<NotificationsRounded aria-hidden sx={{ color: 'primary.main' }} />}>
      <Typography sx={{ fontWeight: 650 }}>Get a notification when your car is ready</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        And a reminder before your visit, on this device.
      </Typography>
      <Button variant="outlined" aria-disabled={running || undefined} onClick={turnOn}>
        Turn on notifications
      </Button>
    </Card>
  );
}
