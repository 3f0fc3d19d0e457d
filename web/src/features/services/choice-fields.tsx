import { fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import { pageQueryKeys } from '@carwash/domain/page-data';
import { type Quote, suitableAddOns } from '@carwash/domain/services/quote';
import { quotesByVehicle } from '@carwash/domain/services/quotes-by-vehicle';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import { knownVehicleType, type VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AddOnFields } from '~/entities/services/choice/add-on-fields';
import { lastVehicleType } from '~/entities/services/choice/last-vehicle-type';
import type { ChosenInUrl, UrlChoice } from '~/entities/services/choice/url-choice';
import { type QuotedService, usualVehicleType } from '~/entities/services/choice/use-quote';
import { VehicleTypeChips } from '~/entities/services/choice/vehicle-type-chips';
import { paths } from '~/lib/address/paths';
import { dayParameter } from '~/lib/address/service-day-path';
import { useSettings } from '~/lib/settings/settings';
import { useHydrated } from '~/lib/use-hydrated';
import { formatDuration } from '~/ui/format/format-duration';
import { formatPrice } from '~/ui/format/format-price';

interface ChoiceFieldsProps {
  service: QuotedService;
  choice: ChosenInUrl;
  quote: Quote;
}

const names = pageQueryKeys.service;

interface EarlyChoice {
  form: RefObject<HTMLFormElement | null>;
  /** The choice that the form was rendered with. */
  shown: UrlChoice;
  /** Returns the vehicle type of an earlier page; null when there is none, or the address has one. */
  readLast: () => string | null;
  /** Those of the settings. */
  types: readonly VehicleType[];
  choose: ChosenInUrl['choose'];
}

/** Adopts what a visitor has chosen in the form before React hydrated it, or else on an earlier page. */
function useEarlyChoice({ form, shown, readLast, types, choose }: EarlyChoice) {
  const adopt = useEffectEvent(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const vehicleType = knownVehicleType(String(fields.get(names.vehicleType)), types);
    const addOns = fields.getAll(names.addOns).map(String);
    const last = readLast();
    const isSame = vehicleType === shown.vehicleType && addOns.join() === shown.addOns.join();
    if (!isSame) choose({ vehicleType, addOns });
    else if (last !== null) choose({ vehicleType: last });
  });
  useEffect(() => adopt(), []);
}

/**
 * The choice of vehicle and add-ons, which comes before the time because the free times depend on it. Before the
 * app has come it is a plain form, which loads the page with the choice.
 */
export function ChoiceFields({ service, choice, quote }: ChoiceFieldsProps) {
  const labelId = useId();
  const settings = useSettings();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const type = choice.vehicleType ?? usualVehicleType(service, settings.vehicleTypes);
  const addOns = suitableAddOns(service, type, settings.addOns);
  const chosen = addOns.flatMap(({ _id }) => (choice.addOns.includes(_id) ? _id : []));
  const form = useRef<HTMLFormElement>(null);
  const types = suitableVehicleTypes(service, settings.vehicleTypes);
  const prices = quotesByVehicle(service, settings).map(({ amount }) => toMinorUnits(amount));
  const differences = prices.map((price) => fromMinorUnits(price - (prices[0] ?? 0)));
  useEarlyChoice({
    form,
    shown: { vehicleType: type, addOns: chosen },
    readLast() {
      const last = choice.vehicleType === null ? lastVehicleType(settings.vehicleTypes) : null;
      return last !== null && types.includes(last) ? last : null;
    },
    types: settings.vehicleTypes,
    choose: choice.choose,
  });
  const day = params.get(dayParameter);
  return (
    <Stack
      component="form"
      ref={form}
      action={paths.service(service._id)}
      onSubmit={(event) => event.preventDefault()}
      sx={{ gap: 2 }}
    >
      {day !== null && <input type="hidden" name={dayParameter} value={day} />}
      <Box role="radiogroup" aria-labelledby={labelId}>
        <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          Vehicle
        </Typography>
        <VehicleTypeChips
          types={types}
          differences={differences}
          name={names.vehicleType}
          value={type}
          onChange={(vehicleType) => choice.choose({ vehicleType })}
        />
      </Box>
      <AddOnFields
        addOns={addOns}
        chosen={choice.addOns}
        onChoose={(changed) => choice.choose({ addOns: changed })}
      />
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44 }}
      >
        <Typography role="status" sx={{ fontWeight: 650 }}>
          {formatPrice(quote.amount)}, {formatDuration(quote.minutes)}
        </Typography>
        {!isHydrated && (
          <Button type="submit" sx={{ minHeight: 44, mr: -1 }}>
            Show times
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
