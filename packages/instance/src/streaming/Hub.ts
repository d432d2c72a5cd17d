/** One end of an open socket, as a host hands it to `Instance.connect`. */
export interface ServedSocket {
  send(text: string): void
  close(code: number): void
  onMessage(receive: (text: string) => void): void
  onClose(run: () => void): void
}

/** An open socket. Several topics may go to one. */
export interface Subscriber {
  /** null for visitors. */
  readonly accountId: string | null
  readonly tokenId: number | null
  send(text: string): void
  close(code: number): void
}

/** Subscriptions to topics, with Akkoma's internal names: `user:ID`, `public:local`, `hashtag:tides`, `list:12` … */
export interface Hub {
  /** Returns an unsubscribe function. Subscribing twice to one topic counts once. */
  subscribe(topic: string, subscriber: Subscriber): () => void
  /** Topics with a subscriber. */
  topics(): string[]
  subscribersOf(topic: string): Subscriber[]
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
    topics: () => [...topics.keys()],
    subscribersOf: (topic) => [...(topics.get(topic) ?? [])],
    closeToken(tokenId) {
      for (const subscriber of everybody()) if (subscriber.tokenId === tokenId) subscriber.close(1000)
    },
    closeAll() {
      for (const subscriber of everybody()) subscriber.close(1001)
    },
  }
}
