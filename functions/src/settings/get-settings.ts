import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';

export const getSettings: Handler<Context, Endpoints['getSettings']> = (_request, context) =>
  readSettings(context);
