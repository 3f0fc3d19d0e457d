import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  changedFields,
  type FormComparison,
  fieldsOf,
  fieldsSavedElsewhere,
  mergeSavedValues,
} from './form-changes';
import type { ChangesDraft } from './form-draft';

/**
 * Updates untouched fields when another version is saved.
 * @param begunWith returns the values that the fields of a draft had been based on
 */
function useFollowedValues<Values extends object>(
  saved: Values,
  begunWith: () => Partial<Values> | undefined,
  comparison: FormComparison<Values>,
) {
  const { toComparable } = comparison;
  const { values, setValues } = useFormikContext<Values>();
  const [followed, setFollowed] = useState((): Values => ({ ...saved, ...begunWith() }));
  const [savedElsewhere, setSavedElsewhere] = useState<(keyof Values)[]>([]);
  const follow = useEffectEvent(() => {
    if (saved === followed) return;
    setFollowed(saved);
    const isNews = Object.keys(changedFields(saved, followed, toComparable)).length > 0;
    // Leaves the fields alone unless they changed, because a space at the end that is being typed must stay.
    if (!isNews) return;
    const news = fieldsSavedElsewhere(values, followed, saved, toComparable);
    setSavedElsewhere((known) => [...new Set([...known, ...news])]);
    void setValues(mergeSavedValues(values, followed, saved, comparison));
  });
  // A layout effect, because otherwise one frame would show the old text as an unsaved change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another version is saved
  useLayoutEffect(() => follow(), [saved]);
  return { followed, savedElsewhere, forgetElsewhere: () => setSavedElsewhere([]) };
}

/**
 * Manages the unsaved changes of the surrounding form, kept in `draft` until they are saved or undone.
 * @param saved the same object until another version is saved
 * @returns `savedElsewhere`: the fields that somebody else has saved meanwhile, until they are dismissed
 */
export function useUnsavedChanges<Values extends object>(
  saved: Values,
  draft: ChangesDraft<Partial<Values>>,
  comparison: FormComparison<Values>,
) {
  const { values } = useFormikContext<Values>();
  const begunWith = () => draft.read()?.before;
  const { followed, ...elsewhere } = useFollowedValues(saved, begunWith, comparison);
  const changes = changedFields(values, followed, comparison.toComparable);
  const isChanged = Object.keys(changes).length > 0;

  const saveDraft = useEffectEvent(() => {
    const before = fieldsOf(changes).map((field) => [field, followed[field]]);
    if (isChanged) draft.write({ typed: changes, before: Object.fromEntries(before) });
    else draft.clear();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is written when the values or the saved version change
  useEffect(() => saveDraft(), [values, followed]);

  return { changes, isChanged, ...elsewhere };
}
