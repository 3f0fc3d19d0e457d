import type { Service } from '@carwash/domain/services/service';
import { useCallback, useRef, useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { showToast } from '~/lib/show-toast';

/** Tells whether somebody else has already deleted the service; then the goal is reached. */
const isGoneAlready = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'not_found';

/** Hides services as soon as they are deleted, and shows them again when the server refuses. */
function useRemovedServices() {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  // A ref as well, because the state only changes with the next render.
  const known = useRef(new Set<string>());

  const remove = async ({ _id }: Service): Promise<void> => {
    if (known.current.has(_id)) return;
    known.current.add(_id);
    setRemoved(new Set(known.current));
    try {
      await callApi('deleteService', { params: { id: _id } });
    } catch (failure) {
      if (!isGoneAlready(failure)) {
        known.current.delete(_id);
        setRemoved(new Set(known.current));
        showChangeFailure(failure, 'Failed to delete service');
        return;
      }
    }
    showToast('Service deleted', { variant: 'success' });
  };

  return { removed, remove };
}

/** Deletes services after confirmation. `asked` is the service in question until the dialog has closed. */
export function useDeleteService() {
  const [asked, setAsked] = useState<Service | null>(null);
  const [open, setOpen] = useState(false);
  const { removed, remove } = useRemovedServices();

  const ask = useCallback((service: Service) => {
    setAsked(service);
    setOpen(true);
  }, []);

  const confirm = () => {
    setOpen(false);
    if (asked) void remove(asked);
  };

  return {
    asked,
    open,
    removed,
    ask,
    keep: () => setOpen(false),
    confirm,
    closed: () => setAsked(null),
  };
}
