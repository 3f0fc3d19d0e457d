import type { BodyOf } from '@carwash/domain/endpoint/endpoint';
import type { Endpoints } from '@carwash/domain/endpoints';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { formatNearDay } from '~/ui/format/format-near-day';
import {
  describeOutside,
  describeSlotsChange,
  isFelt,
  type StartsChange,
} from './describe-starts-change';

/** What is asked about: other hours, or another service. */
export type AskedChange = BodyOf<Endpoints['previewStarts']>;

/** More bookings are counted, not named. */
const mostNamed = 8;

const OutsideList = ({ outside }: Pick<StartsChange, 'outside'>) => (
  <DialogContentText component="ul" sx={{ m: 0, pl: 2.5 }}>
    {outside.slice(0, mostNamed).map(({ _id, customerName, serviceName, date, startTime }) => (
      <li key={_id}>
        <Link component={RouterLink} to={paths.adminBooking(_id)} target="_blank">
          {formatNearDay(date)}, {startTime}
        </Link>{' '}
        {serviceName}, {customerName}
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

/** A question that waits for its answer. */
interface Question {
  /** null: it could not be counted. */
  change: StartsChange | null;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Asks before something is saved by which slots make themselves, with what that changes; and lets the slots follow
 * at once when it is.
 */
export function useStartsChange() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  /**
   * @param asked null: no slot depends on what is changed
   * @returns whether the change is to be saved; true where there is nothing to ask
   */
  const confirm = async (asked: AskedChange | null): Promise<boolean> => {
    if (!asked) return true;
    const change = await callApi('previewStarts', { body: asked }).catch(() => null);
    if (change && !isFelt(change)) return true;
    return new Promise((answer) => {
      setQuestion({ change, answer });
      setIsOpen(true);
    });
  };

  /** The background work would do the same within a minute, so a failure is none of the user's. */
  const follow = (asked: AskedChange | null) => {
    if (asked) callApi('makeStarts', {}).catch(() => undefined);
  };

  const answer = (isConfirmed: boolean) => {
    setIsOpen(false);
    question?.answer(isConfirmed);
  };

  const dialog: ReactNode = question && (
    <ConfirmDialog
      open={isOpen}
      title="Save these changes?"
      no="Keep editing"
      yes="Save"
      yesColor="primary"
      running={false}
      failure={null}
      onNo={() => answer(false)}
      onYes={() => answer(true)}
      onClosed={() => setQuestion(null)}
    >
      {question.change ? <Counted change={question.change} /> : <Uncounted />}
    </ConfirmDialog>
  );

  return { confirm, follow, dialog };
}
