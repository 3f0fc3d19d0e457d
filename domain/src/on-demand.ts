/**
 * A value that is made when it is first asked for, and kept. For what costs time and the first page does
 * not need: the first `Intl.DateTimeFormat` of a page takes a phone a tenth of a second.
 */
export function onDemand<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
