import {
  type MessageChannel,
  messageChannelLabels,
  messageChannels,
} from '@carwash/domain/messages/kinds';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { hasNotifications } from '~/entities/messages/push/this-device';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';
import { DeviceNotifications } from './device-notifications';
import { useMutedChannels } from './use-muted-channels';

const askPreferences = (signal: AbortSignal) => callApi('getMessagePreferences', { signal });

/** Switches for the channels by which the reader can be reached, and for those that they have switched off. */
function ChannelSwitches({
  stored,
  offered,
}: {
  stored: readonly MessageChannel[];
  offered: readonly MessageChannel[];
}) {
  const { muted, running, change } = useMutedChannels(stored);
  const noteId = useId();
  const shown = messageChannels.filter(
    (channel) => channel === 'mail' || offered.includes(channel) || stored.includes(channel),
  );
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography sx={{ mb: 1 }}>
        Reminders before your visit, a word when your car is ready, and a short question afterwards
        about how it went:
      </Typography>
      <Stack sx={{ alignItems: 'flex-start' }}>
        {shown.map((channel) => (
          <FormControlLabel
            key={channel}
            label={messageChannelLabels[channel]}
            control={
              <Switch
                checked={!muted.includes(channel)}
                onChange={(_event, isOn) => change({ channel, isMuted: !isOn })}
                // Not disabled while saving, so that the switch keeps the focus.
                slotProps={{ input: { 'aria-describedby': noteId, 'aria-disabled': running } }}
              />
            }
            sx={{ minHeight: 44 }}
          />
        ))}
      </Stack>
      <Typography id={noteId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Confirmations, moves, cancellations and refunds still come, whatever you choose here.
      </Typography>
      {hasNotifications && (
        <>
          <Divider sx={{ my: 2 }} />
          <DeviceNotifications />
        </>
      )}
    </Paper>
  );
}

function LoadedSwitches() {
  const { state: preferences } = useCalled(askPreferences);
  if (preferences.state === 'loading') {
    return (
      <Skeleton
        role="status"
        aria-label="Loading your notifications"
        variant="rounded"
        height={170}
      />
    );
  }
  if (preferences.state === 'failed') {
    return (
      <FailedState title="Your notifications could not be loaded." onRetry={preferences.retry} />
    );
  }
  const { muted, offered } = preferences.data;
  return <ChannelSwitches stored={muted} offered={offered} />;
}

/** Lets customers choose by which channels they get what is not essential. */
export const Notifications = () => (
  <PageSection title="Notifications">
    <LoadedSwitches />
  </PageSection>
);
