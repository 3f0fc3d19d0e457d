import type { CustomerCar, FoundCustomer } from '@carwash/domain/customers/endpoints';
import type { Day } from '@carwash/domain/days/day';
import type { Service } from '@carwash/domain/services/service';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import type { VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useCallback, useState } from 'react';
import type { KnownCar } from '~/entities/customers/find-customers';
import { useServices } from '~/entities/services/queries';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
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
import { useKnownDay } from './known-day';
import { soonestId } from './now-slot';
import { useDeskSale } from './use-desk-sale';

/** Returns the customer with this key; null without a key. */
function useCustomer(customerKey: string | null): QueryState<FoundCustomer | null> {
  const ask = useCallback(
    async (signal: AbortSignal) =>
      customerKey === null ? null : callApi('getCustomer', { params: { customerKey }, signal }),
    [customerKey],
  );
  const { state } = useCalled<FoundCustomer | null>(ask);
  return customerKey === null ? { state: 'ready', data: null } : state;
}

interface NewSaleDialogProps {
  /** The customer to whom is sold; null when they are not known yet. */
  customerKey: string | null;
  onClose: () => void;
}

/** Sells to a customer who is here: any service, now or at the next free time of today. */
export function NewSaleDialog({ customerKey, onClose }: NewSaleDialogProps) {
  const { dismiss, draft, sale } = useDeskSale(
    // Keeps the draft of a sale to one customer out of a sale to another.
    customerKey === null ? soonestId : `${soonestId} ${customerKey}`,
    onClose,
  );
  useMinute();
  const day = useKnownDay(useBusinessToday());
  const services = useServices();
  const customer = useCustomer(customerKey);
  const all = combineQueryStates<unknown>([day, services, customer]);
  const offered =
    services.state === 'ready' ? services.data.filter(({ isPaused }) => !isPaused) : [];
  return (
    <TaskDialog open maxWidth="sm" title="New sale" onClose={dismiss}>
      {all.state === 'loading' && <DeskSkeleton />}
      {day.state === 'ready' && customer.state === 'ready' && offered.length > 0 ? (
        <SaleForm
          day={day.data}
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
  /** Services on sale, the most booked first; not empty. */
  services: readonly Service[];
  customer: FoundCustomer | null;
  onDismiss: () => void;
}

/** Returns what was done last to a car, else the first of the services that suits it. */
function serviceFor(
  car: CustomerCar,
  services: readonly Service[],
  types: readonly VehicleType[],
): Service | undefined {
  const suits = (one: Service) => suitableVehicleTypes(one, types).includes(car.vehicleType);
  const last = services.find(({ _id }) => _id === car.lastVisit?.serviceId);
  return [last, ...services].find((one) => one && suits(one));
}

function SaleForm({ services, ...form }: SaleFormProps) {
  const { vehicleTypes } = useSettings();
  const [chosen, setChosen] = useState<Service['_id'] | undefined>(() => {
    const car = form.customer?.cars[0];
    return (
      form.draft.read()?.chosenService ?? (car && serviceFor(car, services, vehicleTypes)?._id)
    );
  });
  const service = services.find(({ _id }) => _id === chosen) ?? services[0];
  if (!service) return null;
  const chooseFor = ({ car }: KnownCar): Service => {
    const choice = serviceFor(car, [service, ...services], vehicleTypes) ?? service;
    setChosen(choice._id);
    return choice;
  };
  return (
    <DeskForm
      {...form}
      service={service}
      slotId={soonestId}
      bay={null}
      onKnown={chooseFor}
      serviceField={<ServiceField chosen={service} services={services} onChoose={setChosen} />}
    />
  );
}

interface ServiceFieldProps {
  chosen: Service;
  services: readonly Service[];
  onChoose: (serviceId: Service['_id']) => void;
}

function ServiceField({ chosen, services, onChoose }: ServiceFieldProps) {
  const [, , { setValue }] = useField<Service['_id']>('chosenService');
  return (
    <TextField
      select
      label="Service"
      value={chosen._id}
      onChange={({ target }) => {
        onChoose(target.value);
        void setValue(target.value);
      }}
    >
      {services.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
