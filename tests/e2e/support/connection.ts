/** What Firestore does when its connection breaks: it asks Google's network whether there is one. */
export const firestoreLooksForConnection = /google\.com\/images\/cleardot\.gif/;
