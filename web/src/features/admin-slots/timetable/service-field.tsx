import type { Service } from '@carwash/domain/services/service';
import MenuItem from '@mui/material/MenuItem';
import { FormField } from '~/ui/forms/form-field';

export const ServiceField = ({ services }: { services: Service[] }) => (
  <FormField name="service" label="Service" select>
    {services.map(({ _id, name }) => (
      <MenuItem key={_id} value={_id}>
        {name}
      </MenuItem>
    ))}
  </FormField>
);
