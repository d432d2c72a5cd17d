import type { ScopedApp } from '@rookery/api/calls/oauth'
import { isRecord, parseRecord } from '#lib/isRecord.ts'
import { createDeviceSlot } from './deviceSlot.ts'

/** This client's registration on a server. */
export interface StoredApp extends ScopedApp {
  /** The scopes requested at registration; the server may have granted fewer. */
  readonly wantedScopes: string
  readonly redirectUri: string
  /** Milliseconds since the epoch. Servers delete an app that is not used for signing in. */
  readonly registeredAt: number
}

export interface StoredApps {
  /** Empty scopes: an older version registered it without storing them. */
  get(origin: string): StoredApp | null
  put(origin: string, app: StoredApp): void
}

const keyOf = (origin: string) => `rookery.app:${new URL(origin).origin}`

/** Beside the device, so that only code for signing in loads it. */
export const storedAppsOf = createDeviceSlot<StoredApps>(({ stored }) => ({
  get: (origin) => readApp(parseRecord(stored.get(keyOf(origin)))),
  put: (origin, app) => stored.set(keyOf(origin), JSON.stringify(app)),
}))

function readApp(raw: unknown): StoredApp | null {
  if (!isRecord(raw)) return null
  const { clientId, clientSecret, redirectUri, registeredAt, scopes, wantedScopes, paths } = raw
  if (!isText(clientId) || !isText(clientSecret) || !isText(redirectUri) || typeof registeredAt !== 'number') return null
  const given = isText(scopes) && isText(wantedScopes) ? { scopes, wantedScopes } : { scopes: '', wantedScopes: '' }
  return { clientId, clientSecret, redirectUri, registeredAt, ...given, ...(isRecord(paths) && { paths }) }
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw !== ''
}
