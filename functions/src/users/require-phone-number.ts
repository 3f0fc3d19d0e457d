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
  const { phoneNumberOf, refusalOfPhone } = await import('@carwash/domain/users/phone-number');
  const { businessCountry } = settings;
  const phone = phoneNumberOf(typed, businessCountry);
  if (phone === null) throw badInput(path, refusalOfPhone(typed, businessCountry));
  return phone;
}
