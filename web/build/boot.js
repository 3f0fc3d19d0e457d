// Inlined in pages that are rendered in advance, before their content: they can be read and their links work
// without the app, and on a slow connection a visitor may type before the whole page has arrived. Starts the
// app after the page is painted, or at the first tap, key or input. Clicks and typed text from before are
// repeated once the app responds.
(() => {
  const { app, parts } = document.currentScript.dataset;
  const pressed = [];
  const typed = new Map();
  let starting = false;
  let isNeeded = false;

  const files = [...parts.split(' '), app];

  // The app hydrates only once the whole page has arrived.
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

  const start = async () => {
    if (starting) return;
    starting = true;
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href });
      document.head.append(link);
    }
    try {
      // One after the other, so that taps and scrolling are handled in between.
      for (const file of files) {
        if (file === app) {
          await parsed;
          // Warms up Intl, because its first use reads the data of the language, which takes a phone as long
          // as a file.
          new Intl.NumberFormat('en-US').format(0);
          await new Promise((resolve) => setTimeout(resolve));
        }
        // A missing part is ignored here, because the app shows an error for it.
        await import(file).catch((error) => {
          if (file === app) throw error;
        });
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch {
      // Loading failed, offline for example. The next touch tries again, or the connection when it is back.
      starting = false;
      addEventListener('online', returned, { once: true });
      void loadAgain();
    }
  };

  // Reloads the page if the visitor needs the app because they have pressed a button; otherwise the page
  // stays. Browsers before 2026 do not request a failed file a second time until the page is reloaded.
  const loadAgain = async () => {
    const wasNeeded = isNeeded;
    isNeeded = false;
    if (!wasNeeded || isLeaving()) return;
    const found = await fetch(app, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (found?.ok && !isLeaving()) location.reload();
  };

  const returned = () => {
    isNeeded ||= typed.size === 0;
    start();
  };

  // Marks that the visitor is following a link to another page, because the app must not hydrate this one
  // then.
  const page = document.documentElement;
  const isLeaving = () => page.hasAttribute('data-leaving');
  let leaving;
  const leave = () => {
    page.setAttribute('data-leaving', '');
    clearTimeout(leaving);
    leaving = setTimeout(() => page.removeAttribute('data-leaving'), 5000);
  };

  // Tells whether a link leads to another page: not if it only scrolls, starts a call or writes an email.
  const withoutHash = (href) => href.split('#', 1)[0];
  const leads = ({ protocol, hash, href }) =>
    protocol.startsWith('http') && !(hash && withoutHash(href) === withoutHash(location.href));

  const hold = (event) => {
    const link = event.target.closest('a[href]');
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (link && isPlain && link.target === '' && leads(link)) return leave();
    const button = event.target.closest('button, [role=combobox]');
    if (button && !button.matches('[data-color-mode]')) {
      event.preventDefault();
      event.stopPropagation();
      pressed.push(button);
      isNeeded = true;
    }
    start();
  };

  const note = ({ target }) => typed.set(target, target.value);

  // Types a text so that the app notices it: React ignores an input event unless the value was changed
  // without the field's own setter, which React watches.
  const type = (field, text) => {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  // Sends mousedown first, because a select opens before the button is released.
  const press = (button) => {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    button.click();
  };

  const signs = ['pointerdown', 'keydown', 'focusin'];
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', hold, true);
  addEventListener('input', note, true);
  addEventListener(
    'app-started',
    () => {
      for (const sign of signs) removeEventListener(sign, start, true);
      removeEventListener('click', hold, true);
      removeEventListener('input', note, true);
      for (const [field, text] of typed) if (field.isConnected) type(field, text);
      for (const button of pressed) if (button.isConnected) press(button);
    },
    { once: true },
  );
  addEventListener('load', () => {
    const readable = 'first-contentful-paint';
    const onPaint = (paints) => paints.getEntriesByName(readable).length > 0 && start();
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
    // A fallback, because a tab in the background is not painted.
    setTimeout(start, 3000);
  });
})();
