// Stubs for the Firebase products that reactfire imports but this site does not use. The build resolves those
// imports to this file, because reactfire is a single file that would bundle all of them.

const product = (): never => {
  throw new Error('This Firebase product is not part of the site.');
};

export {
  product as ensureInitialized,
  product as get,
  product as getAll,
  product as getBoolean,
  product as getDownloadURL,
  product as getNumber,
  product as getString,
  product as getValue,
  product as httpsCallable,
  product as off,
  product as onChildAdded,
  product as onChildChanged,
  product as onChildMoved,
  product as onChildRemoved,
  product as onValue,
  product as ref,
};
