/** A channel between the tabs of one browser: what is posted reaches all others of its name. */
export class PlayedChannel {
  static readonly all = new Set<PlayedChannel>();
  readonly name: string;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor(name: string) {
    this.name = name;
    PlayedChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const one of PlayedChannel.all)
      if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
  close() {
    PlayedChannel.all.delete(this);
  }
}

/** From now on pages find such channels. Gives what takes them away again. */
export function playChannels(): () => void {
  Object.assign(globalThis, { BroadcastChannel: PlayedChannel });
  return () => {
    PlayedChannel.all.clear();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  };
}
