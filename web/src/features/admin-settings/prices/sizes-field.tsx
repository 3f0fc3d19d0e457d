import { mostSizes, type VehicleSize } from '@carwash/domain/vehicles/vehicle-sizes';
import Box from '@mui/material/Box';
import { ChoiceListField } from '~/ui/forms/choice-list-field';
import { FormField } from '~/ui/forms/form-field';
import { EntryList } from './entry-list';
import { useTypeNames } from './use-type-names';

const newSize = (): VehicleSize => ({ _id: crypto.randomUUID(), name: '', vehicleTypes: [] });

/** The table of sizes: which types of vehicles fall into each. */
export function SizesField() {
  const types = useTypeNames();
  return (
    <EntryList
      name="sizes"
      one="a size"
      none="None. All vehicles cost the same."
      most={mostSizes}
      newEntry={newSize}
    >
      {(path) => (
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 2fr' },
          }}
        >
          <FormField name={`${path}.name`} label="Name" />
          <ChoiceListField
            name={`${path}.vehicleTypes`}
            label="Vehicle types"
            choices={types}
            none="None yet"
            unknown="Removed type"
          />
        </Box>
      )}
    </EntryList>
  );
}
