import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** 0: guessed at once. 4: out of reach of anybody's patience. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How long a password would withstand somebody who knows common passwords, keyboard patterns and its
 * owner's email.
 */
export function ratePassword(password: string, email: string): Strength {
  const personal = [email, ...email.split('@'), ...email.split(/[^\p{L}\p{N}]+/u)];
  return guesser.check(password, personal).score;
}
