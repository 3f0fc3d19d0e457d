import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { authFailureText } from './auth-failure-text';

/** Sends the verification mail to the signed-in user and shows the outcome as a toast. */
export function useSendVerification() {
  const { running, run } = useInFlightGuard();

  const sendVerification = () =>
    run(async () => {
      try {
        await callApi('sendVerificationMail', { body: { returnPath: paths.profile } });
        showToast('We have sent you an email. Open the link in it to verify your address.', {
          variant: 'success',
        });
      } catch (failure) {
        showToast(authFailureText(failure), { variant: 'error' });
      }
    });

  return { sending: running, sendVerification };
}
