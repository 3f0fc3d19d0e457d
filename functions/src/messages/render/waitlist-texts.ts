import { isolated } from '@carwash/domain/isolated-text';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import { formatClockTime } from '@carwash/domain/time/format-clock-time';
import { linkTo } from './booking-texts.ts';
import { type MessageText, plainText } from './message-text.ts';
import { startText, vehicleText } from './visit-facts.ts';

const title = 'A place for you';

export function placeOffered(content: MessageContent): MessageText {
  const { entry, business, timeZone, links } = content;
  const why = `You get this because you are on the waitlist of ${business.name}.`;
  const offer = entry?.offer;
  if (!entry || !offer) return plainText({ title, brief: '', why });
  const { service, date, vehicle } = entry;
  const start = startText({ date, startsAt: offer.startsAt }, content);
  const kept = `It is kept for you until ${formatClockTime(offer.until, timeZone)}.`;
  return {
    ...plainText({ title, brief: `${isolated(service.name)}, ${start}. ${kept}`, why }),
    subject: `${title}: ${isolated(service.name)}, ${start}`,
    paragraphs: ['A time that you are waiting for is free.', kept],
    facts: [
      ['Service', service.name],
      ['When', `${start} in ${business.city}`],
      ['Vehicle', vehicleText({ vehicle })],
    ],
    afterwards: ['If you do not book it by then, it is offered to the next in line.'],
    button: linkTo(links.action, 'Book it now'),
  };
}
