import { isolated } from '@carwash/domain/isolated-text';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import { businessClockTime } from '@carwash/domain/time/business-time';
import { linkTo } from './booking-texts.ts';
import { type MessageText, plainText } from './message-text.ts';
import { startText, vehicleText } from './visit-facts.ts';

const title = 'A place for you';

export function placeOffered({ entry, business, timeZone, links }: MessageContent): MessageText {
  const why = `You get this because you are on the waitlist of ${business.name}.`;
  const offer = entry?.offer;
  if (!entry || !offer) return plainText({ title, brief: '', why });
  const { service, date, vehicle } = entry;
  const start = startText({ date, startTime: businessClockTime(offer.startsAt, timeZone) });
  const kept = `It is kept for you until ${businessClockTime(offer.until, timeZone)}.`;
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
