import type { Stop } from '@rookery/store/Cell'
import type { ReadTabMessage } from './readTabMessage.ts'
import type { TabMessage } from './TabMessage.ts'

export interface TabBus {
  notify(message: TabMessage): void
  /** Receives messages of other tabs, never its own. */
  subscribe(listener: (message: TabMessage) => void): Stop
  close(): void
}

/** @param open makes the channel; null where the browser has none, and then the tab is alone */
export function createTabBus(open: (() => BroadcastChannel) | null): TabBus {
  let channel = open?.() ?? null
  const listeners = new Set<(message: TabMessage) => void>()
  const unread: unknown[] = []
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      unread.push(data)
      if (readMessage) onMessage(readMessage)
      // If the code fails to load, the messages wait for the next one.
      else void loadReader().then(onMessage, () => {})
    }
  }

  function onMessage(read: ReadTabMessage): void {
    for (const raw of unread.splice(0)) {
      const message = read(raw)
      if (message) for (const listener of listeners) listener(message)
    }
  }

  return {
    notify: (message) => channel?.postMessage(message),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      channel?.close()
      // Late work of a closed session sends and receives nothing.
      channel = null
      unread.length = 0
      listeners.clear()
    },
  }
}

/** A single tab never needs it, and no tab before its first post. */
let readMessage: ReadTabMessage | null = null

async function loadReader(): Promise<ReadTabMessage> {
  const { readTabMessage } = await import('./readTabMessage.ts')
  readMessage = readTabMessage
  return readTabMessage
}
