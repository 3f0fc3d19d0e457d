import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readPrivateSettings } from './read-private-settings.ts';

export const getPrivateSettings: Handler<Context, Endpoints['getPrivateSettings']> = (
  _request,
  context,
) => readPrivateSettings(context);
