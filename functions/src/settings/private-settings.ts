import type { Endpoints } from '@carwash/domain/endpoints';
import { privateSettingsOf } from '@carwash/domain/settings/private-settings';
import { privateSettingsId } from '@carwash/domain/settings/settings-ids';
import type { Context } from '../context.ts';
import { readPrivateSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { changeSettings } from './change-settings.ts';

export const getPrivateSettings: Handler<Context, Endpoints['getPrivateSettings']> = (
  _request,
  context,
) => readPrivateSettings(context);

export const updatePrivateSettings: Handler<Context, Endpoints['updatePrivateSettings']> = (
  { body, caller },
  context,
) =>
  changeSettings(
    {
      document: context.db.privateSettings,
      given: body,
      first: { _id: privateSettingsId, ...body },
      settingsOf: privateSettingsOf,
      told: {
        action: 'private settings changed',
        label: 'Private settings',
        // The audit omits its text, because it may name people, and the note must not outlive its place in
        // the settings.
        unspoken: ['deskNote'],
      },
    },
    caller,
    context,
  );
