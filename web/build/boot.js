// Inlined in pages that are rendered in advance, before what they show: they can be read and their links work
// without the app, and on a slow connection somebody may type before all of the page has come.
// It starts after the page is painted, or at the first tap, key or input. What was pressed or typed
// meanwhile is pressed or typed again once the app answers.
(() => {
  const { app, parts } = document.currentScript.dataset;
  const pressed = [];
  const typed = new Map();
  let starting = false;
  let isNeeded = false;

  const files = [...parts.split(' '), app];

  // The app takes over a whole page only.
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
      // One after the other, so that taps and scrolling come between.
      for (const file of files) {
        if (file === app) {
          await parsed;
          // Its first use reads the data of the language, which takes a phone as long as a file.
          new Intl.NumberFormat('en-US').format(0);
          await new Promise((resolve) => setTimeout(resolve));
        }
        // Of a part that is missing the app says what can be done.
        await import(file).catch((error) => {
          if (file === app) throw error;
        });
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch {
      // Offline, for example: the next touch tries again, or the connection when it is back.
      starting = false;
      addEventListener('online', returned, { once: true });
      void loadAgain();
    }
  };

  // Browsers before 2026 do not ask a second time for a file that has failed, until the page is loaded again. Whoever
  // has pressed a button needs the app; a page that is only read stays.
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

  // Whoever follows a link is on the way to another page: the app must not take over this one.
  const page = document.documentElement;
  const isLeaving = () => page.hasAttribute('data-leaving');
  let leaving;
  const leave = () => {
    page.setAttribute('data-leaving', '');
    clearTimeout(leaving);
    leaving = setTimeout(() => page.removeAttribute('data-leaving'), 5000);
  };

  // Not where it only scrolls, or begins a call or an email.
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

  // The app has taken the typed text for its own: it hears only of a value that changes behind its back.
  const type = (field, text) => {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  // A list opens before the button is let go.
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
    // A tab in the background is not painted.
    setTimeout(start, 3000);
  });
})();
