const unsuited = /[^\p{L}\p{M}\p{N}._-]/gu;
const edges = /^[._-]+|[._-]+$/g;

const tidy = (text: string): string => text.replace(unsuited, '').replace(edges, '');

/**
 * Returns the short name of a person, such as '@anna.k': the part of the email before the last '@', in lower
 * case. A tag after '+' is private and left out; so are quotes, spaces and other invalid characters.
 * '@customer' if nothing is left.
 */
export function handleOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = (at === -1 ? email : email.slice(0, at)).normalize('NFKC').toLowerCase();
  const [untagged = ''] = local.split('+');
  return `@${tidy(untagged) || tidy(local) || 'customer'}`;
}
