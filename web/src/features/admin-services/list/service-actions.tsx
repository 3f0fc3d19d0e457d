import type { Service } from '@carwash/domain/services/service';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';

interface ServiceActionsProps {
  service: Service;
  onDelete: () => void;
}

/** What can be done with a service of the list. */
export function ServiceActions({ service: { _id, name }, onDelete }: ServiceActionsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, ml: { xs: -1, lg: 0 } }}>
      <Button
        component={Link}
        to={paths.editService(_id)}
        aria-label={`Edit ${name}`}
        startIcon={<EditRounded />}
        sx={{ px: 1.5 }}
      >
        Edit
      </Button>
      <Button
        color="error"
        aria-label={`Delete ${name}`}
        startIcon={<DeleteOutlineRounded />}
        onClick={onDelete}
        sx={{ px: 1.5 }}
      >
        Delete
      </Button>
    </Stack>
  );
}
