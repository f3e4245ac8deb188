import { type SessionClientOptions, createSessionClient } from '../session/create-session-client.ts';

/** One tab's globals, as far as the session client uses them; tabs of one `Origin` share storage and channel. */
export class Origin {
  readonly tabs = new Set<Tab>();
  readonly values = new Map<string, string>();
  readonly url: string;

  constructor(url = 'http://localhost') {
    this.url = url;
  }

  /** A storage event goes to every tab but the one that wrote. */
  tell(writer: Tab, key: string | null, newValue: string | null): void {
    for (const tab of this.tabs)
      if (tab !== writer) tab.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }

  post(sender: Tab, data: unknown): void {
    for (const tab of this.tabs)
      if (tab !== sender) tab.channel.dispatchEvent(new MessageEvent('message', { data }));
  }
}

export class Tab {
  readonly events = new EventTarget();
  readonly channel: EventTarget & { postMessage: (data: unknown) => void };
  readonly document: EventTarget & { visibilityState: DocumentVisibilityState };
  readonly wentTo: string[] = [];
  readonly origin: Origin;

  constructor(origin: Origin) {
    this.origin = origin;
    origin.tabs.add(this);
    this.document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as DocumentVisibilityState,
    });
    this.channel = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => origin.post(this, data),
    });
  }

  readonly storage = {
    setItem: (key: string, value: string) => {
      this.origin.values.set(key, value);
      this.origin.tell(this, key, value);
    },
    removeItem: (key: string) => {
      this.origin.values.delete(key);
      this.origin.tell(this, key, null);
    },
    clear: () => {
      this.origin.values.clear();
      this.origin.tell(this, null, null);
    },
    key: (index: number) => [...this.origin.values.keys()][index] ?? null,
  };

  show(state: DocumentVisibilityState): void {
    this.document.visibilityState = state;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  comeBack(): void {
    this.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }

  /** A session client that lives in this tab. */
  client(options: SessionClientOptions = {}) {
    return createSessionClient({
      baseUrl: `${this.origin.url}/api/auth`,
      channel: this.channel as unknown as NonNullable<SessionClientOptions['channel']>,
      storage: this.storage,
      events: this.events,
      document: this.document as unknown as NonNullable<SessionClientOptions['document']>,
      location: { origin: this.origin.url, assign: (url) => void this.wentTo.push(String(url)) },
      ...options,
    });
  }
}
