import { useState } from 'react';
import { useEmailVerification } from '~/entities/users/use-email-verification.ts';
import { useSendVerification } from '~/entities/users/use-send-verification.ts';

/** What only somebody with a verified email address may do: whether that comes first, and the way there. */
export function useVerifyFirst() {
  const { verified, refresh } = useEmailVerification();
  const [refused, setRefused] = useState(false);
  const { sendVerification } = useSendVerification();

  return {
    verifyFirst: verified === false || (refused && verified === null),
    /** The API has said so. */
    noteRefusal: () => setRefused(true),
    checkVerification: refresh,
    sendVerification,
  };
}
