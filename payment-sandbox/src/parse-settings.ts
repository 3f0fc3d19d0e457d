import {
  type AnswerPlan,
  type CallbackPlan,
  forgeableFields,
  type InitiatePlan,
  type SandboxSettings,
  searchFieldNames,
} from './sandbox-settings.ts';

/** Thrown for an invalid control request. The message describes what is allowed. */
export class ControlError extends Error {}

/** Reads settings from JSON. Throws ControlError. */
export function parseSettings(json: Record<string, unknown>): Partial<SandboxSettings> {
  const settings: Partial<SandboxSettings> = {};
  for (const [key, value] of Object.entries(json)) {
    if (key === 'callbacks') settings.callbacks = parseCallbacks(value);
    else if (key === 'initiate') settings.initiate = parseInitiate(value);
    else if (key === 'search') settings.search = parseAnswer(value);
    else if (key === 'searchFields') settings.searchFields = parseFields(value, searchFieldNames);
    else if (key === 'paymentUrl') settings.paymentUrl = parsePaymentUrl(value);
    else throw new ControlError(`unknown setting ${key}`);
  }
  return settings;
}

function parseCallbacks(value: unknown): CallbackPlan {
  const { mode, times, ms, fields } = parseObject(value, 'callbacks');
  switch (mode) {
    case 'deliver':
    case 'drop':
      return { mode };
    case 'duplicate':
      return { mode, times: parseCount(times, 'times') };
    case 'delay':
      return { mode, ms: parseCount(ms, 'ms') };
    case 'forge':
      return { mode, fields: parseFields(fields ?? {}, forgeableFields) };
    default:
      throw new ControlError('callbacks.mode is deliver, duplicate, delay, drop or forge');
  }
}

function parseInitiate(value: unknown): InitiatePlan {
  const { mode } = parseObject(value, 'initiate');
  return mode === 'no-url' ? { mode } : parseAnswer(value);
}

function parseAnswer(value: unknown): AnswerPlan {
  const { mode, ms } = parseObject(value, 'an answer');
  switch (mode) {
    case 'normal':
    case 'hang':
    case 'down':
    case 'http500':
    case 'html':
    case 'garbled-json':
      return { mode };
    case 'slow':
      return { mode, ms: parseCount(ms, 'ms') };
    default:
      throw new ControlError(
        'mode is normal, slow, hang, down, http500, html or garbled-json (initiate: also no-url)',
      );
  }
}

function parsePaymentUrl(value: unknown): 'relative' | 'absolute' {
  if (value === 'relative' || value === 'absolute') return value;
  throw new ControlError('paymentUrl is relative or absolute');
}

function parseFields<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const fields: Partial<Record<Name, string>> = {};
  for (const [key, text] of Object.entries(parseObject(value, 'fields'))) {
    const name = names.find((known) => known === key);
    if (name === undefined || typeof text !== 'string') {
      throw new ControlError(`fields are texts for ${names.join(', ')}`);
    }
    fields[name] = text;
  }
  return fields;
}

/** Reads a JSON object. Throws ControlError. */
export function parseObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new ControlError(`${what} must be a JSON object`);
}

function parseCount(value: unknown, what: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw new ControlError(`${what} must be a whole number above zero`);
}
