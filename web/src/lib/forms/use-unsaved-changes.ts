import { useFormikContext } from 'formik';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import {
  changedFields,
  changedLists,
  type FormComparison,
  fieldsOf,
  fieldsSavedElsewhere,
  followSaved,
  pick,
} from './form-changes';
import type { ChangesDraft } from './form-draft';

/** State of the saved values that the form is based on. */
type Before<Values> = readonly [Values, Dispatch<SetStateAction<Values>>];

/** Holds the saved values that the form is based on. Fields of a draft start with those that it was based on. */
export const useBefore = <Values extends object>(
  saved: Values,
  draft: ChangesDraft<Partial<Values>>,
): Before<Values> =>
  useState(() => {
    const stored = draft.read();
    return stored ? { ...saved, ...stored.before } : saved;
  });

interface EditedValues<Values> {
  /** The same object until another version is saved. */
  saved: Values;
  before: Before<Values>;
  comparison: FormComparison<Values>;
}

/** Updates untouched fields when another version is saved. */
function useFollowedValues<Values extends object>({
  saved,
  before: [before, setBefore],
  comparison,
}: EditedValues<Values>) {
  const { toComparable } = comparison;
  const { values, setValues } = useFormikContext<Values>();
  const [savedElsewhere, setSavedElsewhere] = useState<(keyof Values)[]>([]);
  const follow = useEffectEvent(() => {
    const isNews = Object.keys(changedFields(saved, before, toComparable)).length > 0;
    const next = followSaved({ typed: values, before }, saved, comparison);
    setBefore(next.before);
    // Leaves the fields alone unless they changed, because a space at the end that is being typed must stay.
    if (!isNews) return;
    const news = fieldsSavedElsewhere(values, before, saved, toComparable);
    setSavedElsewhere((known) => [...new Set([...known, ...news])]);
    void setValues(next.typed);
  });
  // A layout effect, because otherwise one frame would show the old text as an unsaved change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another version is saved
  useLayoutEffect(() => follow(), [saved]);
  return { savedElsewhere, forgetElsewhere: () => setSavedElsewhere([]) };
}

/**
 * Manages the unsaved changes of the surrounding form, kept in `draft` until they are saved or undone.
 * @returns `conflicts`: the lists that both this form and somebody else have changed; `savedElsewhere`: the other
 * fields that somebody else has saved meanwhile, until they are dismissed
 */
export function useUnsavedChanges<Values extends object>({
  draft,
  ...edited
}: EditedValues<Values> & { draft: ChangesDraft<Partial<Values>> }) {
  const { saved, comparison } = edited;
  const [before, setBefore] = edited.before;
  const { values, setValues } = useFormikContext<Values>();
  const { savedElsewhere, forgetElsewhere } = useFollowedValues(edited);
  const changes = changedFields(values, before, comparison.toComparable);
  const isChanged = Object.keys(changes).length > 0;
  const conflicts = changedLists(before, saved, comparison);

  const saveDraft = useEffectEvent(() => {
    if (isChanged) draft.write({ typed: changes, before: pick(before, fieldsOf(changes)) });
    else draft.clear();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is written when the values or their base change
  useEffect(() => saveDraft(), [values, before]);

  // The values change back too, because the draft would be written again if others saved before the page has left.
  const discard = () => {
    draft.clear();
    setBefore(saved);
    void setValues(saved);
  };

  /** Replaces one field with its saved value; all others stay as they are typed. */
  const reload = (field: keyof Values) => {
    const now = pick(saved, [field]);
    setBefore({ ...before, ...now });
    void setValues({ ...values, ...now });
  };

  return {
    changes,
    isChanged,
    conflicts,
    savedElsewhere: savedElsewhere.filter((field) => !conflicts.includes(field)),
    forgetElsewhere,
    discard,
    reload,
  };
}
