import { formatDay } from '@carwash/domain/time/calendar-days';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import Typography from '@mui/material/Typography';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { useQuestion } from '~/ui/dialogs/use-question';

async function leaveWaitlist({ _id }: WaitlistEntry): Promise<void> {
  try {
    await callApi('leaveWaitlist', { params: { id: _id } });
    showToast(toastTexts.waitlistLeft, { variant: 'success' });
  } catch (failure) {
    showChangeFailure(failure, toastTexts.waitlistNotLeft);
  }
}

/**
 * Asks whether the customer wants to leave the waitlist, and does it.
 * @returns `dialog`: the question, to be rendered; `running`: true from the click until all is done
 */
export function useLeaveWaitlist() {
  const { running, run } = useInFlightGuard();
  const { question, ask, answers } = useQuestion<WaitlistEntry>();
  const leave = (entry: WaitlistEntry) =>
    run(async () => {
      if (await ask(entry)) await leaveWaitlist(entry);
    });
  const dialog = question && (
    <ConfirmDialog
      title="Leave the waitlist?"
      no="No, stay"
      yes="Yes, leave it"
      yesColor="error"
      {...answers}
    >
      <Typography>
        You lose your place for {question.service.name} on {formatDay(question.date)}.
      </Typography>
    </ConfirmDialog>
  );
  return { running, leave, dialog };
}
