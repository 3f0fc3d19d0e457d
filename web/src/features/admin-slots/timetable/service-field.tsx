import type { Service } from '@carwash/domain/services/service';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { FormField } from '~/ui/forms/form-field';

/**
 * The service. Its options don't change while the list is open, because they would move under the pointer.
 */
export function ServiceField({ services }: { services: Service[] }) {
  const [opened, setOpened] = useState<Service[] | null>(null);
  return (
    <FormField
      name="service"
      label="Service"
      select
      slotProps={{
        select: { onOpen: () => setOpened(services), onClose: () => setOpened(null) },
      }}
    >
      {(opened ?? services).map(({ _id, name }) => (
        <MenuItem key={_id} value={_id}>
          {name}
        </MenuItem>
      ))}
    </FormField>
  );
}
