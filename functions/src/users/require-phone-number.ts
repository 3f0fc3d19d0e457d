import type { Context } from '../context.ts';
import { badInput } from '../errors/api-error.ts';

/**
 * The number as it is stored (E.164). Few calls bring one, so the tables of all countries are loaded by
 * the first of them.
 * @param path the field of the body, for the error
 * @throws ApiError bad_input for what is no phone number
 */
export async function requirePhoneNumber(
  path: string,
  typed: string,
  { settings }: Pick<Context, 'settings'>,
): Promise<string> {
  const { notAPhoneNumber, phoneNumberOf } = await import('@carwash/domain/users/phone-number');
  const phone = phoneNumberOf(typed, settings.businessCountry);
  if (phone === null) throw badInput(path, notAPhoneNumber);
  return phone;
}
