import PostalMime, { type Attachment } from 'postal-mime';
import { type Bounce, bounceOf } from './bounce.ts';

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

const fieldOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \t]*(.*)$`, 'im').exec(text)?.[1]?.trim();

/** Returns the bounce that a mail server reports as a mail of its own; none for a delay, or another mail. */
export async function bouncesOfReport(report: string): Promise<Bounce[]> {
  const { attachments } = await PostalMime.parse(report, { forceRfc822Attachments: true });
  const partOf = (...types: string[]) => {
    const part = attachments.find(({ mimeType }) => types.includes(mimeType));
    return part ? textOf(part) : '';
  };
  const result = partOf('message/delivery-status');
  if (fieldOf(result, 'Action')?.toLowerCase() !== 'failed') return [];
  const original = partOf('message/rfc822', 'text/rfc822-headers');
  return [bounceOf(fieldOf(original, 'Message-ID'), fieldOf(result, 'Status'))];
}
