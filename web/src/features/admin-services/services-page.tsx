import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { Link as RouterLink } from 'react-router-dom';
import { useAllServices } from '~/entities/services/admin-queries';
import { paths } from '~/lib/address/paths';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { SearchField } from '~/ui/forms/search-field';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';
import { PageHeading } from '~/ui/page/page-heading';
import { ServiceList } from './list/service-list';
import { useDeleteService } from './list/use-delete-service';

interface DeleteServiceDialogProps {
  name: string;
  open: boolean;
  onKeep: () => void;
  onConfirm: () => void;
  /** Called when the closing animation has ended. */
  onClosed: () => void;
}

/**
 * Lists the effects of deleting a service, and asks for confirmation. Shows neither progress nor a failure, because the
 * list is updated optimistically and a toast reports a failure.
 */
function DeleteServiceDialog(props: DeleteServiceDialogProps) {
  const { name, open, onKeep, onConfirm, onClosed } = props;
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}?`}
      no="No, keep it"
      yes="Yes, delete it"
      yesColor="error"
      onNo={onKeep}
      onYes={onConfirm}
      onClosed={onClosed}
    >
      <DialogContentText>
        Customers can no longer find or book it. Its free slots and its reviews are deleted with it.
        This cannot be undone.
      </DialogContentText>
      <DialogContentText>
        Past bookings and their payments stay. A service with upcoming bookings is not deleted.
      </DialogContentText>
    </ConfirmDialog>
  );
}

/** /dashboard/services */
export default function ServicesPage() {
  const services = useAllServices();
  const search = useUrlFilter('search');
  const { area, enter, handlers } = useRestoreFocus();
  const { asked, open, removed, ask, keep, confirm, closed } = useDeleteService();

  const continueOnPage = () => {
    closed();
    enter();
  };

  return (
    <>
      <PageHeading
        title="Services"
        subtitle="What customers can book. Changes are on the site at once."
        action={
          <Button
            component={RouterLink}
            to={paths.addService}
            variant="contained"
            startIcon={<AddRounded />}
            sx={{ flexShrink: 0 }}
          >
            Add Service
          </Button>
        }
      />
      <Box component="search" aria-label="Services" sx={{ display: 'block', maxWidth: 420, mb: 2 }}>
        <SearchField label="Search services" value={search.value} onSearch={search.refine} />
      </Box>
      <Box component="section" ref={area} tabIndex={-1} {...handlers} aria-label="Services">
        <ServiceList services={services} removed={removed} search={search} onDelete={ask} />
      </Box>
      {asked && (
        <DeleteServiceDialog
          name={asked.name}
          open={open}
          onKeep={keep}
          onConfirm={confirm}
          onClosed={continueOnPage}
        />
      )}
    </>
  );
}
