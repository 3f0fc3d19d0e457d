/**
 * Returns a function that creates a value on its first call and keeps it. For values that are slow to create
 * and that the first page does not need: the first `Intl.DateTimeFormat` of a page takes a phone a tenth of a
 * second.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
