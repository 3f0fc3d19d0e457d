import { useState } from 'react';

interface Question<Subject> {
  subject: Subject;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Asks the user a question and waits for the answer.
 * @returns `question`: its subject, until the dialog has closed; `answers`: props of its `ConfirmDialog`
 */
export function useQuestion<Subject>() {
  const [question, setQuestion] = useState<Question<Subject> | null>(null);
  const [open, setOpen] = useState(false);

  /** Opens the dialog and returns whether the user has confirmed. */
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
