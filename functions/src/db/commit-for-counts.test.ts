import { GrpcStatus, type WriteBatch } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { commitForCounts } from './commit-for-counts.ts';

/** Returns a batch whose commit resolves with this answer. */
function batchAnswered(answer: object) {
  const _commit = vi.fn(async (_options: object) => answer);
  return { _commit, batch: { _commit } as unknown as WriteBatch };
}

const counted = (integerValue: unknown) => ({ transformResults: [{ integerValue }] });

test('the value after each increment is returned, in the order of the writes', async () => {
  const { batch } = batchAnswered({ writeResults: [counted('7'), counted('8'), counted(1)] });
  expect(await commitForCounts(batch, 3)).toEqual([7, 8, 1]);
});

test('a commit that lost a race for a document is tried again, as the SDK does it', async () => {
  const { batch, _commit } = batchAnswered({ writeResults: [counted('1')] });
  await commitForCounts(batch, 1);
  expect(_commit).toHaveBeenCalledWith({
    retryCodes: expect.arrayContaining([GrpcStatus.ABORTED, GrpcStatus.UNAVAILABLE]),
  });
});

test.each([
  ['nothing', {}],
  ['too little', { writeResults: [counted('1')] }],
  ['no number', { writeResults: [counted('1'), counted(null)] }],
  ['no increment', { writeResults: [counted('1'), { transformResults: null }] }],
])('an answer with %s is an error', async (_what, answer) => {
  await expect(commitForCounts(batchAnswered(answer).batch, 2)).rejects.toThrow('did not tell');
});

test('a version of the SDK that cannot tell is an error', async () => {
  await expect(commitForCounts({} as WriteBatch, 1)).rejects.toThrow('_commit');
});
