/** One end of an open socket, as a host hands it to `Instance.connect`. */
export interface StreamSocket {
  send(text: string): void
  close(code: number): void
  onMessage(receive: (text: string) => void): void
  onClose(run: () => void): void
}

/** An event as it goes out: `payload` is already text, as on Akkoma. */
export interface StreamEvent {
  readonly event: string
  readonly payload: string
  /** Sent as `stream`; left out where Akkoma leaves it out (delete). */
  readonly stream: readonly string[] | null
}

/** An open subscription. */
export interface Subscriber {
  readonly accountId: string | null
  readonly tokenId: number | null
  send(event: StreamEvent): void
  close(code: number): void
}

/** Who listens to what. Topics are Akkoma's internal names: `user:ID`, `public:local`, `hashtag:tides`, `list:12` … */
export interface Hub {
  /** Returns what ends the subscription. */
  subscribe(topic: string, subscriber: Subscriber): () => void
  /** Those who listen to any of the topics, each with the topics that it listens to. */
  listeners(topics: readonly string[]): ReadonlyMap<Subscriber, readonly string[]>
  /** Ends every socket of a token that was revoked (close code 1000). */
  closeToken(tokenId: number): void
  closeAll(): void
}

export function createHub(): Hub {
  const topics = new Map<string, Set<Subscriber>>()
  const everybody = () => new Set([...topics.values()].flatMap((subscribers) => [...subscribers]))
  return {
    subscribe(topic, subscriber) {
      const subscribers = topics.get(topic) ?? new Set()
      topics.set(topic, subscribers.add(subscriber))
      return () => {
        subscribers.delete(subscriber)
        if (subscribers.size === 0) topics.delete(topic)
      }
    },
    listeners(wanted) {
      const found = new Map<Subscriber, string[]>()
      for (const topic of wanted) {
        for (const subscriber of topics.get(topic) ?? []) {
          const known = found.get(subscriber)
          if (known) known.push(topic)
          else found.set(subscriber, [topic])
        }
      }
      return found
    },
    closeToken(tokenId) {
      for (const subscriber of everybody()) if (subscriber.tokenId === tokenId) subscriber.close(1000)
    },
    closeAll() {
      for (const subscriber of everybody()) subscriber.close(1001)
    },
  }
}
