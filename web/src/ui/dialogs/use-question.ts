import { useState } from 'react';

interface Question<Subject> {
  subject: Subject;
  answer: (isConfirmed: boolean) => void;
}

/**
 * A question that waits for its answer. `question`: what it is about, until the dialog has closed; `answers`: the
 * props of its `ConfirmDialog`.
 */
export function useQuestion<Subject>() {
  const [question, setQuestion] = useState<Question<Subject> | null>(null);
  const [open, setOpen] = useState(false);

  /** @returns whether the user has confirmed it */
  const ask = (subject: Subject): Promise<boolean> =>
    new Promise((answer) => {
      setQuestion({ subject, answer });
      setOpen(true);
    });

  const answer = (isConfirmed: boolean) => {
    setOpen(false);
    question?.answer(isConfirmed);
  };

  const answers = {
    open,
    onNo: () => answer(false),
    onYes: () => answer(true),
    onClosed: () => setQuestion(null),
  };
  return { question: question?.subject ?? null, ask, answers };
}
