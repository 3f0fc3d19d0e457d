import type { Context } from '../context.ts';
import { badInput } from '../errors/api-error.ts';

/**
 * Returns the number as it is stored (E.164). The tables of all countries load with the first number, because
 * few calls contain one.
 * @param path the field of the body, for the error
 * @throws ApiError bad_input for an invalid phone number
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
