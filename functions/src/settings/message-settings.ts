import type { Endpoints } from '@carwash/domain/endpoints';
import { messageSettingsId, messageSettingsOf } from '@carwash/domain/messages/message-settings';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeSettings } from './change-settings.ts';

export const getMessageSettings: Handler<Context, Endpoints['getMessageSettings']> = async (
  _request,
  { db },
) => {
  const [stored] = await db.readAll(db.messageSettings);
  return messageSettingsOf(stored.data());
};

/** Changes the given settings of messages: see `changeSettings`. */
export const updateMessageSettings: Handler<Context, Endpoints['updateMessageSettings']> = (
  { body, caller },
  context,
) =>
  changeSettings(
    {
      document: context.db.messageSettings,
      given: body,
      first: { _id: messageSettingsId, ...body },
      settingsOf: messageSettingsOf,
      told: { action: 'message settings changed', label: 'Messages' },
    },
    caller,
    context,
  );
