import { projectId } from '../suite.ts';

type Purpose = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

interface Mail {
  email: string;
  requestType: Purpose;
  oobLink: string;
}

const address = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${projectId}/oobCodes`;

/** The mails that the auth emulator would have sent, the oldest first. */
async function mailsTo(email: string, purpose: Purpose): Promise<Mail[]> {
  const response = await fetch(address);
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] };
  return oobCodes.filter((mail) => mail.email === email && mail.requestType === purpose);
}

export const countMails = async (email: string, purpose: Purpose): Promise<number> =>
  (await mailsTo(email, purpose)).length;

/** Where the link of the latest mail leads in a project whose mails lead to this site. */
export async function linkInMail(email: string, purpose: Purpose): Promise<string> {
  const latest = (await mailsTo(email, purpose)).at(-1);
  if (!latest) throw new Error(`${email} has got no mail for ${purpose}`);
  return `/auth/action${new URL(latest.oobLink).search}`;
}
