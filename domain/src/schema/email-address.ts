import { text } from './fields.ts';

const maxLength = 254;

/** Letters, digits and separators of a domain in any script, without what ends the domain of an address. */
const domainOfAnyScript = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;

const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const isAscii = (typed: string): boolean => /^\p{ASCII}*$/u.test(typed);

/**
 * Returns an email address with its domain as the domain name system has it: 'info@xn--mnchen-3ya.de' for
 * 'info@münchen.de'. Some browsers convert it as one types, others do not. Another text is returned unchanged.
 */
export function withAsciiDomain(email: string): string {
  const from = email.lastIndexOf('@') + 1;
  const domain = email.slice(from);
  if (from === 0 || isAscii(domain) || !domainOfAnyScript.test(domain)) return email;
  const url = `http://${domain}`;
  return URL.canParse(url) ? email.slice(0, from) + new URL(url).hostname : email;
}

/**
 * Returns the field of an email address, whose domain may be in any script and is stored in ASCII. Not required.
 * @param label as messages call it
 */
export const emailAddress = (label: string) =>
  text(maxLength)
    .label(label)
    .transform((typed?: string) => (typed ? withAsciiDomain(typed) : typed))
    .test('email', (typed, { createError }) => {
      if (!typed) return true;
      const email = withAsciiDomain(typed);
      if (address.test(email) && email.length <= maxLength) return true;
      const isOtherScript = /\p{L}/u.test(email.replace(/@.*$/s, '').replace(/\p{ASCII}/gu, ''));
      return createError({
        message: isOtherScript
          ? `${label} can have only letters from a to z before the @: most mail servers know no others.`
          : `${label} must be a valid email address.`,
      });
    });
