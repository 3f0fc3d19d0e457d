import { type ComponentType, useEffect, useState } from 'react';
import { whenUsed } from '~/lib/first-use';
import { onToastHostNeeded } from '~/lib/show-toast';

/** Shows toasts. The code is loaded with the first toast, or once the visitor uses the page. */
export function Toasts() {
  const [loaded, setLoaded] = useState<{ Host: ComponentType } | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./toast-host').then(
        ({ ToastHost }) => setLoaded({ Host: ToastHost }),
        // Loading failed because there is no connection: tries again once there is one, and the toasts wait.
        () => addEventListener('online', load, { once: true }),
      );
    onToastHostNeeded(load);
    void whenUsed().then(load);
  }, []);
  return loaded && <loaded.Host />;
}
