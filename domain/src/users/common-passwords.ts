/**
 * Passwords of at least eight characters that head the published lists of leaked ones. Attackers try them
 * first.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  [
    'password passw0rd password1 password12 password123 password1234 p@ssword p@ssw0rd',
    '12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321 0123456789',
    '00000000 11111111 22222222 55555555 66666666 77777777 88888888 99999999 12341234 11223344',
    '123123123 123321123 123454321 1234qwer 123qweasd 123abc123 12344321 123456abc 123456aa',
    'qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 1q2w3e4r 1q2w3e4r5t q1w2e3r4',
    '1qaz2wsx zaq12wsx qazwsxedc qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123',
    'abc12345 abcd1234 a1b2c3d4 aa123456 abcdefgh a1234567 a12345678',
    'iloveyou iloveyou1 sunshine princess football football1 baseball superman spiderman',
    'trustno1 letmein1 welcome1 welcome123 admin123 admin1234 administrator changeme test1234',
    'computer internet whatever starwars pokemon1 dragon123 monkey123 master123 shadow123',
    'michelle jennifer samantha jonathan elizabeth alexander liverpool chelsea1 arsenal1',
    'corvette mercedes mustang1 maverick midnight hunter12 killer123 butterfly chocolate',
  ].flatMap((line) => line.split(' ')),
);

/** Tells whether a password is among those that are guessed first, however its letters are cased. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase());
