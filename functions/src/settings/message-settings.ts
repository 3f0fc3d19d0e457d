import type { Endpoints } from '@carwash/domain/endpoints';
import { messageSettingsId, messageSettingsOf } from '@carwash/domain/messages/message-settings';
import type { Context } from '../context.ts';
import { requireListsAsSeen } from '../db/require-lists-as-seen.ts';
import type { Handler } from '../http/handler.ts';
import { changeSettings } from './change-settings.ts';

export const getMessageSettings: Handler<Context, Endpoints['getMessageSettings']> = async (
  _request,
  { db },
) => {
  const [stored] = await db.readAll(db.messageSettings);
  return messageSettingsOf(stored.data());
};

/**
 * Changes the given settings of messages: see `changeSettings`.
 * @throws ApiError conflict when a list is not as the caller has seen it
 */
export const updateMessageSettings: Handler<Context, Endpoints['updateMessageSettings']> = (
  { body: { seen, ...given }, caller },
  context,
) =>
  changeSettings(
    {
      document: context.db.messageSettings,
      given,
      first: { _id: messageSettingsId, ...given },
      settingsOf: messageSettingsOf,
      told: { action: 'message settings changed', label: 'Messages' },
      follow: async (_batch, { before, after }) => requireListsAsSeen(seen, before, after),
    },
    caller,
    context,
  );
