import { setPinSchema } from '@carwash/domain/users/pin';
import type { User } from '@carwash/domain/users/user';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { PinField } from '~/entities/users/pin-field';
import { ProofDialog } from '~/entities/users/proof-dialog';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';

const texts = {
  pinSet: 'Your PIN is set',
  pinNotSet: 'Failed to set your PIN',
  pinRemoved: 'Your PIN is removed',
  pinNotRemoved: 'Failed to remove your PIN',
} as const;

/** A change of the PIN that waits until its owner has proved who they are. */
interface AskedChange {
  title: string;
  action: string;
  send: () => Promise<unknown>;
  done: string;
  failed: string;
}

const setting = (pin: string): AskedChange => ({
  title: 'Set your PIN?',
  action: 'Set the PIN',
  send: () => callApi('setPin', { body: { pin } }),
  done: texts.pinSet,
  failed: texts.pinNotSet,
});

const removing: AskedChange = {
  title: 'Remove your PIN?',
  action: 'Remove the PIN',
  send: () => callApi('removePin', {}),
  done: texts.pinRemoved,
  failed: texts.pinNotRemoved,
};

interface PinFormProps {
  hasPin: boolean;
  isBusy: boolean;
  onAsk: (change: AskedChange) => void;
}

function PinForm({ hasPin, isBusy, onAsk }: PinFormProps) {
  return (
    <Formik
      initialValues={{ pin: '' }}
      validationSchema={setPinSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={({ pin }) => onAsk(setting(pin))}
    >
      <Stack component={Form} noValidate sx={{ gap: 1, maxWidth: 360 }}>
        <FocusFirstError />
        <PinField label="New PIN, 4 to 8 digits" />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={isBusy}>
            {hasPin ? 'Change PIN' : 'Set PIN'}
          </Button>
          {hasPin && (
            <Button color="error" disabled={isBusy} onClick={() => onAsk(removing)}>
              Remove PIN
            </Button>
          )}
        </Stack>
      </Stack>
    </Formik>
  );
}

function Pin({ user }: { user: User }) {
  const { answer, askAgain } = useRequestOnOpen(() => callApi('listPinPeople', {}));
  const [asked, ask] = useState<AskedChange | null>(null);
  const { running, run } = useInFlightGuard();
  if (answer.state === 'failed') {
    return <FailedState title="Your PIN could not be looked up." onRetry={askAgain} />;
  }
  if (answer.state === 'waiting') {
    return <Skeleton role="status" aria-label="Loading your PIN" variant="rounded" height={110} />;
  }

  const change = ({ send, done, failed }: AskedChange) =>
    run(async () => {
      try {
        await send();
        showToast(done, { variant: 'success' });
        // Empties the field, too, because the form is shown anew.
        askAgain();
      } catch (failure) {
        showChangeFailure(failure, failed);
      }
    });

  const hasPin = answer.data.some(({ _id }) => _id === user._id);
  return (
    <>
      <Typography>{hasPin ? 'You have a PIN.' : 'You have no PIN.'}</Typography>
      <PinForm hasPin={hasPin} isBusy={running} onAsk={ask} />
      {asked && (
        <ProofDialog
          title={asked.title}
          reason="Please show first that it is you."
          email={user.email}
          action={asked.action}
          onProved={() => void change(asked)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

/** Lets one of the staff set the PIN with which they go on at a device of the desk. */
export const OwnPin = ({ user }: { user: User }) => (
  <PageSection title="PIN">
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          With a PIN you take over the tablet of the desk from a colleague: “Switch person” at the
          top of each page. After five wrong tries it is locked until you set it anew here.
        </Typography>
        <Pin user={user} />
      </Stack>
    </Paper>
  </PageSection>
);
