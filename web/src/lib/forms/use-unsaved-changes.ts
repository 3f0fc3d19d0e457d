import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Compared, changedFields, fieldsSavedElsewhere, followSaved } from './form-changes';
import type { FormDraft } from './form-draft';

/** Lets the fields that nobody has touched follow what is saved. */
function useFollowedValues<Values extends object>(saved: Values, compared: Compared<Values>) {
  const { values, setValues } = useFormikContext<Values>();
  const [followed, setFollowed] = useState(saved);
  const [savedElsewhere, setSavedElsewhere] = useState<(keyof Values)[]>([]);
  const follow = useEffectEvent(() => {
    if (saved === followed) return;
    setFollowed(saved);
    const isNews = Object.keys(changedFields(saved, followed, compared)).length > 0;
    // What is being typed, a space at its end for example, is not touched without a reason.
    if (!isNews) return;
    const news = fieldsSavedElsewhere(values, followed, saved, compared);
    setSavedElsewhere((known) => [...new Set([...known, ...news])]);
    void setValues(followSaved(values, followed, saved, compared));
  });
  // Before the browser paints: no frame shows the old text as if it were a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only something else that is saved is followed
  useLayoutEffect(() => follow(), [saved]);
  return { followed, savedElsewhere, forgetElsewhere: () => setSavedElsewhere([]) };
}

/**
 * What the surrounding form has changed of what is saved, kept in `draft` until it is saved or typed
 * back.
 * @param saved the same object until something else is saved
 * @returns `savedElsewhere`: the fields that somebody else has saved meanwhile, until they are
 *   forgotten
 */
export function useUnsavedChanges<Values extends object>(
  saved: Values,
  draft: FormDraft<Partial<Values>>,
  compared: Compared<Values>,
) {
  const { values } = useFormikContext<Values>();
  const { followed, ...elsewhere } = useFollowedValues(saved, compared);
  const changes = changedFields(values, followed, compared);
  const isChanged = Object.keys(changes).length > 0;

  const keepDraft = useEffectEvent(() => {
    if (isChanged) draft.write(changes);
    else draft.clear();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is written when the text or what is saved changes
  useEffect(() => keepDraft(), [values, followed]);

  return { changes, isChanged, ...elsewhere };
}
