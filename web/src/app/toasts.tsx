import { type ComponentType, useEffect, useState } from 'react';
import { whenUsed } from '~/lib/first-use';
import { onToastHostNeeded } from '~/lib/show-toast';

/** Where toasts are shown. Its code is loaded with the first toast, or once somebody uses the page. */
export function Toasts() {
  const [loaded, setLoaded] = useState<{ Host: ComponentType } | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./toast-host').then(
        ({ ToastHost }) => setLoaded({ Host: ToastHost }),
        // Without a connection: the toasts wait until there is one.
        () => addEventListener('online', load, { once: true }),
      );
    onToastHostNeeded(load);
    void whenUsed().then(load);
  }, []);
  return loaded && <loaded.Host />;
}
