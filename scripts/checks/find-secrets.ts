/** Kinds of secrets that must not be in a log, with their patterns. */
const secrets: Record<string, RegExp> = {
  'an ID token': /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\./,
  'a bearer token': /bearer\s+[\w-]{8,}/i,
  'a signature key': /signature_?key["']?\s*[=:]\s*["']?[\w-]{6,}/i,
  // The Auth emulator prints its mails, in which a reset link contains a placeholder for the new password.
  'a password': /password["']?\s*[=:]\s*["']?(?!NEW_PASSWORD_HERE\s*$)[^\s"',}]{6,}/i,
  // Groups of four digits that are not part of a longer word, because ids may have as many digits.
  'a card number': /(?<![\w-])[3-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{3,4}(?![\w-])/,
};

/**
 * Returns the lines of a log that contain a secret, with the kind of secret.
 * @param known secret values of this run, such as its signature key
 */
export function findSecrets(log: string, known: Record<string, string>): string[] {
  return log.split('\n').flatMap((line, index) => [
    ...Object.entries(secrets)
      .filter(([, pattern]) => pattern.test(line))
      .map(([what]) => `line ${index + 1} holds ${what}`),
    ...Object.entries(known)
      .filter(([, value]) => line.includes(value))
      .map(([what]) => `line ${index + 1} holds ${what}`),
  ]);
}
