import { suitableAddOns } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { shortestJob } from '@carwash/domain/services/shortest-job';
import type { JobLength } from '@carwash/domain/slots/job-length';
import { isCalendarDay } from '@carwash/domain/time/calendar-days';
import { fittingVehicleFields } from '@carwash/domain/vehicles/fitting-vehicle';
import type { SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import { enteredVehicleSchema } from '@carwash/domain/vehicles/vehicle';
import { knownVehicleType, type VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import { joinWaitlistSchema } from '@carwash/domain/waitlist/endpoints';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emptyVehicleDraft, vehicleDraftOf } from '~/entities/bookings/vehicle-draft';
import { AddOnFields } from '~/entities/services/choice/add-on-fields';
import { lastVehicleType } from '~/entities/services/choice/last-vehicle-type';
import { type ChosenInUrl, useUrlChoice } from '~/entities/services/choice/url-choice';
import { useQuote, usualVehicleType } from '~/entities/services/choice/use-quote';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { useSlots } from '~/entities/slots/queries';
import { wholeDay } from '~/entities/waitlist/describe-hours';
import { dayParameter } from '~/lib/address/service-day-path';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { SaveDraft } from '~/lib/forms/save-draft';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { useSettings } from '~/lib/settings/settings';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { VehicleChoice } from '../form/vehicle-choice';
import { type JoinDraft, joinDraftSchema } from './join-draft';
import { useJoinWaitlist } from './use-join-waitlist';
import { WantedDays } from './wanted-days';

interface JoinWaitlistFormProps {
  service: Service;
  uid: string;
  /** The customer's vehicles, the default first. */
  vehicles: readonly SavedVehicle[];
}

/** Returns the initial values: the day and the vehicle type of the address, and a vehicle of that type. */
function initialDraft(
  { service, vehicles }: Pick<JoinWaitlistFormProps, 'service' | 'vehicles'>,
  chosenType: ChosenInUrl['vehicleType'],
  day: string | null,
  types: readonly VehicleType[],
): JoinDraft {
  const suitable = suitableVehicleTypes(service, types);
  const type = [chosenType, lastVehicleType(types)].find((each) => each && suitable.includes(each));
  const found = vehicles.find(({ vehicleType }) =>
    type ? vehicleType === type : suitable.includes(vehicleType),
  );
  const vehicle = found ? vehicleDraftOf(found) : { ...emptyVehicleDraft, vehicleType: type ?? '' };
  return { ...vehicle, ...wholeDay, dates: day === null ? [] : [day] };
}

/** Copies the form's vehicle type into the address, because it decides how long the job takes. Renders nothing. */
function FollowVehicleType({ choice }: { choice: ChosenInUrl }) {
  const { vehicleType } = useFormikContext<JoinDraft>().values;
  const type = knownVehicleType(vehicleType, useSettings().vehicleTypes);
  const follow = useEffectEvent(() => {
    if (type !== null && type !== choice.vehicleType) choice.choose({ vehicleType: type });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the type, whatever else changes
  useEffect(() => follow(), [type]);
  return null;
}

interface HoursProps {
  serviceId: string;
  length: JobLength;
}

/** The first and the last start that suit the customer, of those that the first chosen day offers. */
function Hours({ serviceId, length }: HoursProps) {
  const { values } = useFormikContext<JoinDraft>();
  const slots = useSlots(serviceId, values.dates[0] ?? null, { length });
  const offered = slots.state === 'ready' ? slots.data.map(({ startTime }) => startTime) : [];
  const chosen = [values.from, values.until].filter(
    (time) => !Object.values<string>(wholeDay).includes(time),
  );
  const starts = [...new Set([...offered, ...chosen])].sort();
  const options = starts.map((time) => (
    <MenuItem key={time} value={time}>
      {time}
    </MenuItem>
  ));
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <FormField name="from" label="Earliest start" select>
        <MenuItem value={wholeDay.from}>Any time</MenuItem>
        {options}
      </FormField>
      <FormField name="until" label="Latest start" select>
        <MenuItem value={wholeDay.until}>Any time</MenuItem>
        {options}
      </FormField>
    </Box>
  );
}

/** The form with which a customer waits for room on days without any. */
export function JoinWaitlistForm({ service, uid, vehicles }: JoinWaitlistFormProps) {
  const choice = useUrlChoice();
  const { length, ...quote } = useQuote(service, choice);
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const settings = useSettings();
  const { vehicleTypes, askedVehicleDetails } = settings;
  const day = params.get(dayParameter);
  const draft = useTypedDraft(`waitlist:${service._id}:${day}`, joinDraftSchema);
  const [initialValues] = useState(() => {
    const kept = draft.read();
    if (kept) return kept;
    const isFuture = day !== null && isCalendarDay(day) && day >= today;
    const known = { service, vehicles };
    return initialDraft(known, choice.vehicleType, isFuture ? day : null, vehicleTypes);
  });
  const vehicleSchema = useMemo(
    () =>
      enteredVehicleSchema.shape(
        fittingVehicleFields(service, today, { vehicleTypes, askedVehicleDetails }),
      ),
    [service, today, vehicleTypes, askedVehicleDetails],
  );
  const schema = useMemo(
    () => joinWaitlistSchema.pick(['dates', 'from', 'until']).shape(vehicleSchema.fields),
    [vehicleSchema],
  );
  const { refusal, join } = useJoinWaitlist({
    serviceId: service._id,
    quote,
    onJoined: draft.clear,
  });
  // A field or an extra that does not fit means that the page shows outdated settings.
  useLiveSettings(refusal?.code === 'bad_input');
  const type = choice.vehicleType ?? usualVehicleType(service, vehicleTypes);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 720 }}>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={join}>
        <Stack component={Form} noValidate aria-label="Waitlist" sx={{ gap: 3 }}>
          <Stack sx={{ gap: 1 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {service.name}
            </Typography>
            <Typography>
              If a time becomes free, we keep it for you and send you a mail. You have up to 30
              minutes to book it; shorter before the visit.
            </Typography>
          </Stack>
          <WantedDays
            serviceId={service._id}
            uid={uid}
            length={length}
            isLonger={length.takes.minutes > shortestJob(service, settings)}
            choice={choice}
          />
          <Hours serviceId={service._id} length={length} />
          <VehicleChoice
            service={service}
            vehicles={vehicles}
            isComplete={(vehicle) => vehicleSchema.isValidSync(vehicle)}
          />
          <AddOnFields
            addOns={suitableAddOns(service, type, settings.addOns)}
            chosen={choice.addOns}
            onChoose={(addOns) => choice.choose({ addOns })}
          />
          <FollowVehicleType choice={choice} />
          {refusal !== null && <Alert severity="warning">{refusal.message}</Alert>}
          <SubmitButton label="Join the waitlist" labelWhileSending="Joining..." />
          <SaveDraft draft={draft} />
          <FocusFirstError />
        </Stack>
      </Formik>
    </Paper>
  );
}
