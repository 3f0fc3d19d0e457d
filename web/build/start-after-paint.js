// Inlined in pages that the server renders: they are painted before the files of the app are asked for, and can be
// read meanwhile.
(() => {
  const { files } = document.currentScript.dataset;
  const start = async () => {
    for (const href of files.split(' ')) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    // One after the other, so that the browser can answer in between.
    for (const file of files.split(' ')) await import(file);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
})();
