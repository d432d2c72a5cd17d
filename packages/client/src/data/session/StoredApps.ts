import type { OAuthApp } from '@rookery/api/calls/oauth'
import { isRecord, parseRecord } from '#lib/isRecord.ts'
import type { KeptText } from '#data/storage/KeptText.ts'

/** This client as a server knows it. */
export interface StoredApp extends OAuthApp {
  readonly redirectUri: string
  /** Milliseconds since the epoch. Servers forget an app that nobody signed in with. */
  readonly registeredAt: number
}

export interface StoredApps {
  get(origin: string): StoredApp | null
  put(origin: string, app: StoredApp): void
}

const keyOf = (origin: string) => `rookery.app:${new URL(origin).origin}`

export function createStoredApps(kept: KeptText): StoredApps {
  return {
    get(origin) {
      const raw = parseRecord(kept.get(keyOf(origin)))
      return isStoredApp(raw) ? raw : null
    },
    put: (origin, app) => kept.set(keyOf(origin), JSON.stringify(app)),
  }
}

function isStoredApp(raw: unknown): raw is StoredApp {
  if (!isRecord(raw)) return false
  const { clientId, clientSecret, redirectUri, registeredAt } = raw
  return [clientId, clientSecret, redirectUri].every((part) => typeof part === 'string' && part !== '') && typeof registeredAt === 'number'
}
