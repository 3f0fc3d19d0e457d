import { sharedAnswer } from '~/lib/api/shared-answer';

const attention = sharedAnswer(
  false,
  async () => {
    const { callApi } = await import('~/lib/api/call-api');
    const { data } = await callApi('listMessages', { query: { state: 'attention', limit: 1 } });
    return data.length > 0;
  },
  'The messages that need a look could not be counted:',
);

/** Asks whether a message needs a look, for the mark in the menu. Never rejects: after a failure the mark stays as it is. */
export const refreshAttention = attention.refresh;

/** Tells whether a message needs a look, as far as is known. */
export const useNeedsLook = attention.useAnswer;
