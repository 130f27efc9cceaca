/** The state of the page before any remote's code runs in it. */
export interface Originals {
  /** The properties that all code relies on, by owner. */
  properties: [object, PropertyDescriptorMap][];
  /** Copies that can be relied on even if `Object` or `Reflect` was overwritten. */
  getOwnPropertyDescriptor: typeof Object.getOwnPropertyDescriptor;
  defineProperty: typeof Object.defineProperty;
  deleteProperty: typeof Reflect.deleteProperty;
  ownKeys: typeof Reflect.ownKeys;
}

const GLOBALS = ["fetch", "Promise", "Map", "Set", "URL", "setTimeout", "clearTimeout", "setInterval"];

const descriptorsOf = (owner: object): [object, PropertyDescriptorMap] => [
  owner,
  Object.getOwnPropertyDescriptors(owner),
];

/** Must be called before a remote is loaded. */
export const recordOriginals = (): Originals => {
  const globals: PropertyDescriptorMap = {};
  for (const name of GLOBALS) {
    const descriptor = Object.getOwnPropertyDescriptor(window, name);
    if (descriptor) globals[name] = descriptor;
  }
  const owners = [Object, Function, Array, String, Promise, EventTarget, Node, History, Storage, Navigator];
  return {
    properties: [
      [window, globals],
      ...[history, JSON, Object, ...owners.map(({ prototype }) => prototype)].map(descriptorsOf),
    ],
    getOwnPropertyDescriptor: Object.getOwnPropertyDescriptor,
    defineProperty: Object.defineProperty,
    deleteProperty: Reflect.deleteProperty,
    ownKeys: Reflect.ownKeys,
  };
};
