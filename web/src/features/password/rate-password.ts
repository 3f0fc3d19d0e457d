import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The score of zxcvbn: 0 is guessed at once, 4 is practically unguessable. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Rates how well a password withstands an attacker who knows common passwords, keyboard patterns and the
 * owner's email.
 */
export function ratePassword(password: string, email: string): Strength {
  const personal = [email, ...email.split('@'), ...email.split(/[^\p{L}\p{N}]+/u)];
  return guesser.check(password, personal).score;
}
