import { mostAddOns } from '@carwash/domain/services/add-ons';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useAllServices } from '~/entities/services/admin-queries';
import { ChoiceListField } from '~/ui/forms/choice-list-field';
import { FormField } from '~/ui/forms/form-field';
import { NumberField } from '~/ui/forms/number-field';
import { PriceField } from '~/ui/forms/price-field';
import type { AddOnEntry } from '../form/settings-form';
import { EntryList } from './entry-list';
import { useTypeNames } from './use-type-names';

const newAddOn = (): AddOnEntry => ({
  _id: crypto.randomUUID(),
  name: '',
  price: '',
  minutes: 0,
  services: [],
  vehicleTypes: [],
});

/** The list of add-ons. */
export function AddOnsField() {
  const types = useTypeNames();
  const services = useAllServices();
  const names = useMemo(
    () =>
      new Map(
        services.state === 'ready' ? services.data.items.map(({ _id, name }) => [_id, name]) : [],
      ),
    [services],
  );
  return (
    <EntryList
      name="addOns"
      one="an extra"
      none="None. Add what people ask for: wax, mats, a scent."
      most={mostAddOns}
      newEntry={newAddOn}
    >
      {(path) => (
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '2fr 1fr 1fr' },
            '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            '& > :nth-of-type(n + 4)': { gridColumn: '1 / -1' },
          }}
        >
          <FormField name={`${path}.name`} label="Name" />
          <PriceField name={`${path}.price`} label="Price" />
          <NumberField name={`${path}.minutes`} label="Longer by" unit="mins" />
          <ChoiceListField
            name={`${path}.services`}
            label="Services"
            choices={names}
            none="Every service"
            unknown="A deleted service"
          />
          <ChoiceListField
            name={`${path}.vehicleTypes`}
            label="Vehicles"
            choices={types}
            none="Every vehicle"
            unknown="Removed type"
          />
        </Box>
      )}
    </EntryList>
  );
}
