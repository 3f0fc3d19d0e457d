// What reactfire imports of the Firebase products that this site does not use. The build takes this
// file in their place: all of reactfire is one file, which would bring all of them.

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
