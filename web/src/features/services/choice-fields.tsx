import { type Quote, suitableAddOns } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { suitableVehicleTypes } from '@carwash/domain/services/suitable-vehicles';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AddOnFields } from '~/entities/services/choice/add-on-fields';
import type { ChosenInUrl } from '~/entities/services/choice/url-choice';
import { usualVehicleType } from '~/entities/services/choice/use-quote';
import { VehicleTypeChips } from '~/entities/services/choice/vehicle-type-chips';
import { useSettings } from '~/lib/settings/settings';
import { formatDuration } from '~/ui/format/format-duration';
import { formatPrice } from '~/ui/format/format-price';

interface ChoiceFieldsProps {
  service: Pick<Service, '_id' | 'suitableFor'>;
  choice: ChosenInUrl;
  quote: Quote;
}

/** The choice of vehicle and add-ons, which comes before the time because the free times depend on it. */
export function ChoiceFields({ service, choice, quote }: ChoiceFieldsProps) {
  const labelId = useId();
  const settings = useSettings();
  const type = choice.vehicleType ?? usualVehicleType(service);
  return (
    <Stack sx={{ gap: 2 }}>
      <Box role="radiogroup" aria-labelledby={labelId}>
        <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          Vehicle
        </Typography>
        <VehicleTypeChips
          types={suitableVehicleTypes(service)}
          value={type}
          onChange={(vehicleType) => choice.choose({ vehicleType })}
        />
      </Box>
      <AddOnFields
        addOns={suitableAddOns(service, type, settings.addOns)}
        chosen={choice.addOns}
        onChoose={(addOns) => choice.choose({ addOns })}
      />
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {formatPrice(quote.amount)}, {formatDuration(quote.minutes)}
      </Typography>
    </Stack>
  );
}
