import type { NotificationId } from '@rookery/api/wire/model'
import type { Stop } from '#lib/Cell.ts'
import { isRecord } from '#lib/isRecord.ts'

/** What tabs of one account tell each other. */
export type TabMessage =
  /** Settings that the person changed; null for one that was reset. */
  | { readonly kind: 'settings'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'seen'; readonly ids: readonly NotificationId[] }
  /** A draft was posted or thrown away. */
  | { readonly kind: 'draftGone'; readonly key: string }
  /** A feed has something new; fetch it if it is on screen. */
  | { readonly kind: 'arrived'; readonly feed: string }

export interface TabBus {
  tell(message: TabMessage): void
  /** Hears what other tabs tell, never oneself. */
  subscribe(listener: (message: TabMessage) => void): Stop
  close(): void
}

/** @param open makes the channel; null where the browser has none, and then the tab is alone */
export function createTabBus(open: (() => BroadcastChannel) | null): TabBus {
  const channel = open?.() ?? null
  const listeners = new Set<(message: TabMessage) => void>()
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readTabMessage(data)
      if (message) for (const listener of listeners) listener(message)
    }
  }
  return {
    tell: (message) => channel?.postMessage(message),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => channel?.close(),
  }
}

/** Another tab may run another version, or something else may use the channel's name: what does not fit is not believed. */
export function readTabMessage(raw: unknown): TabMessage | null {
  if (!isRecord(raw)) return null
  const { kind, values, ids, key, feed } = raw
  if (kind === 'settings' && isRecord(values)) return { kind, values }
  if (kind === 'seen' && areIds(ids)) return { kind, ids }
  if (kind === 'draftGone' && isShortText(key)) return { kind, key }
  return kind === 'arrived' && isShortText(feed) ? { kind, feed } : null
}

function areIds(raw: unknown): raw is NotificationId[] {
  return Array.isArray(raw) && raw.length <= 1000 && raw.every(isShortText)
}

function isShortText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length > 0 && raw.length <= 200
}
