import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readSettings } from './read-settings.ts';

export const getSettings: Handler<Context, Endpoints['getSettings']> = (_request, context) =>
  readSettings(context);
