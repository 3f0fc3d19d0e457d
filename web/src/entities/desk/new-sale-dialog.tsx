import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import type { Day } from '@carwash/domain/days/day';
import type { Service } from '@carwash/domain/services/service';
import {
  type DatedStart,
  lastsBeyondMidnight,
  openingDayOf,
} from '@carwash/domain/slots/opening-day';
import { addDays } from '@carwash/domain/time/business-time';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useCallback, useState } from 'react';
import type { KnownCar } from '~/entities/customers/find-customers';
import { useServices } from '~/entities/services/queries';
import { useDay } from '~/entities/slots/queries';
import { useOpeningDay } from '~/entities/slots/use-opening-day';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useMinute } from '~/lib/clock/use-minute';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import type { QueryState } from '~/lib/query-state';
import { useSettings } from '~/lib/settings/settings';
import { TaskDialog } from '~/ui/dialogs/task-dialog';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { DeskForm } from './desk-form';
import { DeskSkeleton } from './desk-skeleton';
import type { SoldOpening } from './desk-times';
import { useKnownDay } from './known-day';
import { soonestId } from './now-slot';
import { serviceForCar } from './suggested-service';
import { useDeskSale } from './use-desk-sale';

/** Returns the customer with this id; null without an id. */
function useCustomer(customerId: string | null): QueryState<FoundCustomer | null> {
  const ask = useCallback(
    async (signal: AbortSignal) =>
      customerId === null ? null : callApi('getCustomer', { params: { id: customerId }, signal }),
    [customerId],
  );
  const { state } = useCalled<FoundCustomer | null>(ask);
  return customerId === null ? { state: 'ready', data: null } : state;
}

/** Returns the present day, and the opening that runs: one that began yesterday lasts until its night closes. */
function useRunningOpening(): { day: QueryState<Day>; opening: QueryState<SoldOpening> } {
  const settings = useSettings();
  const today = useBusinessToday();
  const openingDay = useOpeningDay();
  const hasNightToCome = openingDay === today && lastsBeyondMidnight(today, settings);
  const next = useDay(hasNightToCome ? addDays(today, 1) : null);
  const night: QueryState<Day | null> = hasNightToCome ? next : { state: 'ready', data: null };
  const includes = (start: DatedStart) =>
    openingDayOf(start, settings, businessTimeZone) === openingDay;
  return {
    day: useKnownDay(today),
    opening:
      night.state === 'ready' ? { state: 'ready', data: { night: night.data, includes } } : night,
  };
}

interface NewSaleDialogProps {
  /** The customer to whom is sold; null when they are not known yet. */
  customerId: string | null;
  onClose: () => void;
}

/** Sells to a customer who is here: any service, now or at the next free time of the opening that runs. */
export function NewSaleDialog({ customerId, onClose }: NewSaleDialogProps) {
  const { dismiss, draft, sale } = useDeskSale(
    // Keeps the draft of a sale to one customer out of a sale to another.
    customerId === null ? soonestId : `${soonestId} ${customerId}`,
    onClose,
  );
  useMinute();
  const { day, opening } = useRunningOpening();
  const services = useServices();
  const customer = useCustomer(customerId);
  const all = combineQueryStates<unknown>([day, opening, services, customer]);
  const offered =
    services.state === 'ready' ? services.data.filter(({ isPaused }) => !isPaused) : [];
  return (
    <TaskDialog open maxWidth="sm" title="New sale" onClose={dismiss}>
      {all.state === 'loading' && <DeskSkeleton />}
      {day.state === 'ready' &&
      opening.state === 'ready' &&
      customer.state === 'ready' &&
      offered.length > 0 ? (
        <SaleForm
          day={day.data}
          opening={opening.data}
          services={offered}
          customer={customer.data}
          draft={draft}
          sale={sale}
          onDismiss={dismiss}
        />
      ) : (
        all.state !== 'loading' && (
          <>
            <DialogContent>
              {all.state === 'failed' ? (
                <FailedState title="The form could not be loaded." onRetry={all.retry} />
              ) : (
                <EmptyState title="There is no service on sale." />
              )}
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 3 }}>
              <Button onClick={dismiss} autoFocus>
                Close
              </Button>
            </DialogActions>
          </>
        )
      )}
    </TaskDialog>
  );
}

interface SaleFormProps extends Pick<ReturnType<typeof useDeskSale>, 'draft' | 'sale'> {
  day: Day;
  opening: SoldOpening;
  /** Services on sale, the most booked first; not empty. */
  services: readonly Service[];
  customer: FoundCustomer | null;
  onDismiss: () => void;
}

function SaleForm({ services, ...form }: SaleFormProps) {
  const settings = useSettings();
  const [begun] = useState(() => {
    const car = form.customer?.cars[0];
    return car ? serviceForCar(car, services, settings) : null;
  });
  const [chosen, setChosen] = useState<Service['_id'] | undefined>(
    () => form.draft.read()?.chosenService ?? begun?.chosen?._id,
  );
  const [suggested, setSuggested] = useState(begun?.suggested ?? null);
  const service = services.find(({ _id }) => _id === chosen) ?? services[0];
  if (!service) return null;
  const chooseFor = ({ car }: KnownCar): Service => {
    const choice = serviceForCar(car, [service, ...services], settings);
    const sold = choice.chosen ?? service;
    setChosen(sold._id);
    setSuggested(choice.suggested);
    return sold;
  };
  return (
    <DeskForm
      {...form}
      service={service}
      slotId={soonestId}
      bay={null}
      onKnown={chooseFor}
      serviceField={
        <ServiceField
          chosen={service}
          services={services}
          suggested={suggested}
          onChoose={setChosen}
        />
      }
    />
  );
}

interface ServiceFieldProps {
  chosen: Service;
  services: readonly Service[];
  /** See `serviceForCar`. */
  suggested: Service | null;
  onChoose: (serviceId: Service['_id']) => void;
}

function ServiceField({ chosen, services, suggested, onChoose }: ServiceFieldProps) {
  const [, , { setValue }] = useField<Service['_id']>('chosenService');
  const choose = (serviceId: Service['_id']) => {
    onChoose(serviceId);
    void setValue(serviceId);
  };
  return (
    <>
      <TextField
        select
        label="Service"
        value={chosen._id}
        onChange={({ target }) => choose(target.value)}
      >
        {services.map(({ _id, name }) => (
          <MenuItem key={_id} value={_id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {suggested && suggested !== chosen && (
        <Button
          variant="outlined"
          onClick={() => choose(suggested._id)}
          sx={{ alignSelf: 'flex-start', minHeight: 44 }}
        >
          {`As last time: ${suggested.name}`}
        </Button>
      )}
    </>
  );
}
