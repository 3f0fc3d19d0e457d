interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches all requests of one turn of the event loop into one round trip: requests of one call, and of other
 * calls that are served at the same time. They fail together too, so a request that can be refused must not
 * be batched.
 * @param answerAll returns the answers in the order of the requests
 */
export function batchCalls<Asked, Answer>(
  answerAll: (asked: Asked[]) => Promise<Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = [];

  async function answerWaiting() {
    const batched = waiting;
    waiting = [];
    try {
      const answers = await answerAll(batched.map(({ asked }) => asked));
      for (const [index, { resolve }] of batched.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of batched) reject(error);
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(answerWaiting);
      waiting.push({ asked, resolve, reject });
    });
}
