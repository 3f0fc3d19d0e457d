import type { AffectedBooking } from '@carwash/domain/days/endpoints';
import { minuteMs } from '@carwash/domain/time/durations';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useNeedsLook } from '~/entities/messages/attention';
import { unansweredText } from '~/entities/payments/unanswered-text';
import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';
import { useMinute } from '~/lib/clock/use-minute';
import { DividedList } from '~/ui/page/divided-list';
import { PageSection } from '~/ui/page/page-section';
import { useRefundsDue, useUnansweredPayments } from './queries';

const askDisplaced = (signal: AbortSignal): Promise<AffectedBooking[]> =>
  callApi('listDisplaced', { signal });

/** How often bookings without a bay are asked for, in milliseconds. */
const recheckMs = 5 * minuteMs;

/** Most refunds that are counted. */
const mostCounted = 20;

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count < mostCounted ? count : `${mostCounted} or more`} ${several}`;

/**
 * The things that somebody has to look at; nothing while there are none.
 * @param version a value whose change asks again
 */
export function NeedsLook({ version }: { version: unknown }) {
  const refunds = useRefundsDue(mostCounted);
  const { state: displaced, reload } = useCalled(askDisplaced, version);
  // A change of another day, such as a bay that is closed tomorrow, does not change the version.
  useEffect(() => pollWhileVisible(async () => reload(), recheckMs), [reload]);
  const messagesNeedLook = useNeedsLook();
  const unanswered = useUnansweredPayments(mostCounted);
  const waiting = unanswered.state === 'ready' ? unanswered.data : [];
  const waitingSince = waiting[0]?.unanswered?.since;
  const now = useMinute();
  const refundCount = refunds.state === 'ready' ? refunds.data.length : 0;
  const displacedCount = displaced.state === 'ready' ? displaced.data.length : 0;
  const entries = [
    displacedCount > 0 && {
      to: paths.bays,
      text: counted(displacedCount, 'booking without a bay', 'bookings without a bay'),
    },
    waitingSince && {
      to: paths.transactionOverview,
      text: unansweredText(waiting.length, waitingSince, now),
    },
    refundCount > 0 && {
      to: paths.transactionOverview,
      text: counted(refundCount, 'refund is due', 'refunds are due'),
    },
    messagesNeedLook && { to: paths.messages, text: 'A message was not sent' },
  ].filter((entry) => entry !== undefined && entry !== false);
  if (entries.length === 0) return null;
  return (
    <PageSection title="Needs a look">
      <DividedList>
        {entries.map(({ to, text }) => (
          <Typography key={text} component="li" sx={{ py: 1 }}>
            <Link component={RouterLink} to={to}>
              {text}
            </Link>
          </Typography>
        ))}
      </DividedList>
    </PageSection>
  );
}
