/** Width of the window that media queries see, in pixels. */
const windowWidth = 1280;

/** Answers for queries about the width; all others do not match. */
function matches(query: string): boolean {
  const limits = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return (
    limits.length > 0 &&
    limits.every(([, edge, px]) =>
      edge === 'min' ? windowWidth >= Number(px) : windowWidth <= Number(px),
    )
  );
}

/** Everything is in view. */
class ObserveIntersections {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;

  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }

  observe(): void {
    queueMicrotask(() => this.#report([{ isIntersecting: true }]));
  }

  disconnect(): void {}
}

class ObserveNothing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Adds what a browser has and jsdom lacks. */
export function stubPage(): void {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: matches(media),
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }),
    IntersectionObserver: ObserveIntersections,
    ResizeObserver: ObserveNothing,
    scrollTo: () => {},
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') },
  });
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => 'blob:https://wash.test/file';
  URL.revokeObjectURL = () => {};
}
