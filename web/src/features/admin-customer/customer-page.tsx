import { type CustomerCard, mostVisitsOnCard } from '@carwash/domain/customers/endpoints';
import { peopleOf } from '@carwash/domain/customers/people-of';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { newSaleTo } from '~/entities/desk/sale-address';
import { PhoneLink } from '~/entities/users/phone-link';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { formatPrice } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { PageHeading } from '~/ui/page/page-heading';
import { PageSection } from '~/ui/page/page-section';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { CustomerBlock } from './customer-block';
import { CustomerCars } from './customer-cars';
import { customerTitle } from './customer-title';
import { CustomerMessages, CustomerReviews } from './customer-words';
import { EraseCustomer } from './erase-customer';
import { PeopleList } from './people-list';
import { StaffNotes } from './staff-notes';
import { VisitList } from './visit-list';

/** /dashboard/customers/:id: everything about one customer, with or without an account. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  return (
    <DialogHost key={id}>
      <FoundCustomer id={id} />
    </DialogHost>
  );
}

function FoundCustomer({ id }: { id: string }) {
  const ask = useCallback(
    (signal: AbortSignal) => callApi('getCustomer', { params: { id }, signal }),
    [id],
  );
  const { state: card, reload } = useCalled(ask);
  if (card.state === 'loading') {
    return (
      <Stack role="status" aria-label="Loading the customer" sx={{ gap: 2 }}>
        <Skeleton variant="rounded" height={64} sx={{ maxWidth: 480 }} />
        <Skeleton variant="rounded" height={160} />
        <Skeleton variant="rounded" height={240} />
      </Stack>
    );
  }
  if (card.state === 'failed') {
    return (
      <>
        <PageHeading title="Customer" />
        {card.refused ? (
          <EmptyState title="There is no such customer." />
        ) : (
          <FailedState title="The customer could not be loaded." onRetry={card.retry} />
        )}
      </>
    );
  }
  return <Card card={card.data} onChange={reload} />;
}

/** Contact details, as far as they are known. */
function Contact({ card: { uid, phone, email, bouncedSince } }: { card: CustomerCard }) {
  return (
    <Stack direction="row" component="span" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      {phone !== '' && <PhoneLink phone={phone} />}
      {email !== '' && <span>{email}</span>}
      {bouncedSince && (
        <Box component="span" sx={{ color: 'error.main' }}>
          Mails to this address come back since {formatDateTime(bouncedSince, businessTimeZone)}
        </Box>
      )}
      <span>{uid === null ? 'Without an account' : 'With an account'}</span>
    </Stack>
  );
}

const sumAndCount = ({ amount, count }: CustomerCard['toPay']): string =>
  `${formatPrice(amount)} (${count})`;

interface CardProps {
  card: CustomerCard;
  onChange: () => void;
}

function Card({ card, onChange }: CardProps) {
  const { visits, hasMoreVisits, spentInAll, noShows, toPay, neverPaid } = card;
  const people = peopleOf(visits);
  // An account is one person, whatever name it had.
  const areSeveral = card.uid === null && people.filter(({ name }) => name !== '').length > 1;
  return (
    <>
      <PageHeading
        title={customerTitle(card)}
        subtitle={<Contact card={card} />}
        action={
          <Button
            component={RouterLink}
            to={newSaleTo(card._id)}
            variant="contained"
            sx={{ flexShrink: 0 }}
          >
            New sale
          </Button>
        }
      />
      <Stack sx={{ gap: 4 }}>
        <CustomerBlock card={card} onChange={onChange} />
        <FactList
          facts={{
            Visits: `${visits.length}${hasMoreVisits ? ' and more' : ''}`,
            Spent: formatPrice(spentInAll),
            'No-shows': noShows,
            Unpaid: toPay.count === 0 ? 'Nothing' : sumAndCount(toPay),
            ...(neverPaid.count > 0 && { 'Written off': sumAndCount(neverPaid) }),
          }}
        />
        <PageSection title="Notes of the staff">
          <StaffNotes card={card} onChange={onChange} />
        </PageSection>
        {areSeveral && (
          <PageSection title="People with this phone number or car">
            <PeopleList people={people} />
          </PageSection>
        )}
        <PageSection title="Cars">
          <CustomerCars cars={card.cars} />
        </PageSection>
        <PageSection title="Visits">
          {visits.length === 0 ? (
            <EmptyState title="No visits yet" />
          ) : (
            <VisitList visits={visits} showsNames={areSeveral} />
          )}
          {hasMoreVisits && (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              The latest {mostVisitsOnCard} visits; the figures above count these.
            </Typography>
          )}
        </PageSection>
        <PageSection title="Reviews">
          <CustomerReviews reviews={card.reviews} />
        </PageSection>
        <PageSection title="Messages">
          <CustomerMessages messages={card.messages} />
        </PageSection>
        <EraseCustomer card={card} />
      </Stack>
    </>
  );
}
