import type { MessageAnswer } from '@carwash/domain/messages/endpoints';
import { messageKinds } from '@carwash/domain/messages/kinds';
import { useCallback, useEffect, useMemo } from 'react';
import type { TimelineMessage } from '~/entities/bookings/booking-timeline';
import { describeOutcome } from '~/entities/messages/describe-message';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';
import type { QueryState } from '~/lib/query-state';

const readerNames = {
  customer: 'Message to the customer',
  staff: 'Message to the business',
} as const;

function timelineMessage(message: MessageAnswer): TimelineMessage {
  const { _id, kind, sentAt, dueAt, createdAt } = message;
  const { label, reader } = messageKinds[kind];
  return {
    _id,
    title: `${readerNames[reader]}: ${label}`,
    at: sentAt ?? dueAt ?? createdAt,
    outcome: describeOutcome(message, businessTimeZone, new Date()),
  };
}

/** How often to ask again while a message is on its way, in milliseconds. */
const recheckMs = 10_000;

const isOnItsWay = ({ state, dueAt }: MessageAnswer): boolean =>
  (state === 'scheduled' || state === 'sending') && dueAt !== null && dueAt <= new Date();

/**
 * Returns the messages about a booking for its timeline, not live: they are read again with each new event, and while
 * one is on its way.
 * @param eventCount number of events that the booking has
 */
export function useMessagesOfBooking(
  id: string,
  eventCount: number,
): QueryState<TimelineMessage[]> {
  const ask = useCallback(
    (signal: AbortSignal) => callApi('listMessagesOfBooking', { params: { id }, signal }),
    [id],
  );
  const { state: messages, reload } = useCalled(ask, eventCount);
  const isWaiting = messages.state === 'ready' && messages.data.some(isOnItsWay);
  useEffect(() => {
    if (isWaiting) return pollWhileVisible(async () => reload(), recheckMs);
  }, [isWaiting, reload]);
  return useMemo(
    () =>
      messages.state === 'ready'
        ? { state: 'ready', data: messages.data.map(timelineMessage) }
        : messages,
    [messages],
  );
}
