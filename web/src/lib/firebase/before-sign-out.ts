type Work = (ownToken: Promise<string | null>) => Promise<void>;

let work: Work = async () => {};

/** Sets the work that has to be done with the token of an account before it signs out. */
export function setBeforeSignOut(next: Work): void {
  work = next;
}

/** Does that work. */
export const beforeSignOut: Work = (ownToken) => work(ownToken);
