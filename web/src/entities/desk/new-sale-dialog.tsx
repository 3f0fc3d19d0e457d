import type { Day } from '@carwash/domain/days/day';
import type { Service } from '@carwash/domain/services/service';
import { suitableVehicleTypes } from '@carwash/domain/services/suitable-vehicles';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useField } from 'formik';
import { useId, useState } from 'react';
import type { KnownCar } from '~/entities/customers/find-customers';
import { useServices } from '~/entities/services/queries';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useMinute } from '~/lib/clock/use-minute';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { DeskForm } from './desk-form';
import { DeskSkeleton } from './desk-skeleton';
import { useKnownDay } from './known-day';
import { soonestId } from './now-slot';
import { useDeskSale } from './use-desk-sale';

/** Sells to a customer who is here: any service, now or at the next free time of today. */
export function NewSaleDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { dismiss, draft, sale } = useDeskSale(soonestId, onClose);
  useMinute();
  const day = useKnownDay(useBusinessToday());
  const services = useServices();
  const both = combineQueryStates<unknown>([day, services]);
  const offered =
    services.state === 'ready' ? services.data.filter(({ isPaused }) => !isPaused) : [];
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { ...(isNarrow && { borderRadius: 0 }) } } }}
      onClose={closeOnEscape(dismiss)}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        New sale
      </DialogTitle>
      {both.state === 'loading' && <DeskSkeleton />}
      {day.state === 'ready' && offered.length > 0 ? (
        <SaleForm day={day.data} services={offered} draft={draft} sale={sale} onDismiss={dismiss} />
      ) : (
        both.state !== 'loading' && (
          <>
            <DialogContent>
              {both.state === 'failed' ? (
                <FailedState title="The form could not be loaded." onRetry={both.retry} />
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
    </Dialog>
  );
}

interface SaleFormProps extends Pick<ReturnType<typeof useDeskSale>, 'draft' | 'sale'> {
  day: Day;
  /** Services on sale, the most booked first; not empty. */
  services: readonly Service[];
  onDismiss: () => void;
}

function SaleForm({ services, ...form }: SaleFormProps) {
  const [chosen, setChosen] = useState(() => form.draft.read()?.chosenService);
  const service = services.find(({ _id }) => _id === chosen) ?? services[0];
  if (!service) return null;
  /** Chooses what was done last, else the most booked service that suits the car. */
  const chooseFor = ({ car }: KnownCar): Service => {
    const suits = (one: Service) => suitableVehicleTypes(one).includes(car.vehicleType);
    const last = services.find(({ _id }) => _id === car.lastVisit?.serviceId);
    const choice = [last, service, ...services].find((one) => one && suits(one)) ?? service;
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
