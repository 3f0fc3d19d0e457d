import type { BodyOf } from '@carwash/domain/endpoint/endpoint';
import type { Endpoints } from '@carwash/domain/endpoints';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { useQuestion } from '~/ui/dialogs/use-question';
import { formatNearDay } from '~/ui/format/format-near-day';
import {
  describeOutside,
  describeSlotsChange,
  needsConfirmation,
  type StartsChange,
} from './describe-starts-change';

/** The change to preview: other opening hours, or another service. */
export type AskedChange = BodyOf<Endpoints['previewStarts']>;

/** Most bookings that are listed; further ones are only counted. */
const mostNamed = 8;

const OutsideList = ({ outside }: Pick<StartsChange, 'outside'>) => (
  <DialogContentText component="ul" sx={{ m: 0, pl: 2.5 }}>
    {outside.slice(0, mostNamed).map(({ _id, customerName, serviceName, date, startTime }) => (
      <li key={_id}>
        <Link component={RouterLink} to={paths.adminBooking(_id)} target="_blank">
          {formatNearDay(date)}, {startTime}
        </Link>{' '}
        <bdi>{serviceName}</bdi>, <bdi>{customerName}</bdi>
      </li>
    ))}
    {outside.length > mostNamed && <li>and {outside.length - mostNamed} more</li>}
  </DialogContentText>
);

const Counted = ({ change }: { change: StartsChange }) => (
  <>
    <DialogContentText>{describeSlotsChange(change)}</DialogContentText>
    {change.outside.length > 0 && (
      <>
        <DialogContentText>{describeOutside(change)}</DialogContentText>
        <OutsideList outside={change.outside} />
      </>
    )}
  </>
);

const Uncounted = () => (
  <DialogContentText>
    How many time slots that adds or removes could not be counted. Bookings stand in any case.
  </DialogContentText>
);

/** The counted effect of a change; null when it could not be counted. */
type Counts = StartsChange | null;

/**
 * Previews how a change affects the generated slots and asks for confirmation before it is saved; after
 * saving, updates the slots at once.
 */
export function useStartsChange() {
  const { question, ask, answers } = useQuestion<{ counts: Counts }>();

  /**
   * @param asked null when the change affects no slots
   * @returns whether to save the change; true when there is nothing to confirm
   */
  const confirm = async (asked: AskedChange | null): Promise<boolean> => {
    if (!asked) return true;
    const counts = await callApi('previewStarts', { body: asked }).catch(() => null);
    return counts && !needsConfirmation(counts) ? true : ask({ counts });
  };

  /** Updates the slots. A failure is ignored, because the background work does the same within a minute. */
  const follow = (asked: AskedChange | null) => {
    if (asked) callApi('makeStarts', {}).catch(() => undefined);
  };

  const dialog: ReactNode = question && (
    <ConfirmDialog
      title="Save these changes?"
      no="Keep editing"
      yes="Save"
      yesColor="primary"
      {...answers}
    >
      {question.counts ? <Counted change={question.counts} /> : <Uncounted />}
    </ConfirmDialog>
  );

  return { confirm, follow, dialog };
}
