interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Answers all that is asked in one turn of the event loop in one round trip: what one call asks, and what
 * calls do that are served at the same moment. They fail together too, so ask nothing that can be refused.
 * @param answerAll answers in the order of what was asked
 */
export function gather<Asked, Answer>(
  answerAll: (asked: Asked[]) => Promise<Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = [];

  async function answerWaiting() {
    const gathered = waiting;
    waiting = [];
    try {
      const answers = await answerAll(gathered.map(({ asked }) => asked));
      for (const [index, { resolve }] of gathered.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of gathered) reject(error);
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(answerWaiting);
      waiting.push({ asked, resolve, reject });
    });
}
