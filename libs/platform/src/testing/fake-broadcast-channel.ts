/** A channel between the tabs of one browser: each message reaches all other channels of its name. */
export class FakeBroadcastChannel {
  static readonly all = new Set<FakeBroadcastChannel>();
  readonly name: string;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor(name: string) {
    this.name = name;
    FakeBroadcastChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const one of FakeBroadcastChannel.all)
      if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
  close() {
    FakeBroadcastChannel.all.delete(this);
  }
}

/** Installs the fake channels. Returns the function that removes them. */
export function installFakeBroadcastChannel(): () => void {
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  return () => {
    FakeBroadcastChannel.all.clear();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  };
}
