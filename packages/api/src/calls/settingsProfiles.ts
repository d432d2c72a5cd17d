import { ask, askList } from '../http/ask.ts'
import { count, readId, requireRecord } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Raw } from '../wire/read.ts'

export interface SettingsProfile {
  /** Free data: check each value before use. */
  readonly settings: Raw
  readonly version: number
}

export interface SettingsProfileName {
  readonly name: string
  readonly version: number
}

const pathOf = (frontend: string, name = '') =>
  ['/api/v1/akkoma/frontend_settings', frontend, name]
    .filter(Boolean)
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join('/')

/** The profiles that a client of this name has written. */
export function list(client: ApiClient, frontend: string, { signal }: CallOptions = {}): Promise<SettingsProfileName[]> {
  const read = (value: unknown): SettingsProfileName => {
    const raw = requireRecord(value, 'profile')
    return { name: readId(raw.name, 'profile.name'), version: count(raw.version) }
  }
  return askList(client, read, 'GET', pathOf(frontend), { signal })
}

/** 404 where the profile was never written. */
export function get(client: ApiClient, frontend: string, name: string, { signal }: CallOptions = {}): Promise<SettingsProfile> {
  const read = (value: unknown): SettingsProfile => {
    const raw = requireRecord(value, 'profile')
    return { settings: requireRecord(raw.settings, 'profile.settings'), version: count(raw.version) }
  }
  return ask(client, read, 'GET', pathOf(frontend, name), { signal })
}

/**
 * `version` must be one more than the stored one: 422 otherwise. Unchanged settings get 500, so compare first; after either error, fetch
 * the profile again.
 */
export async function put(client: ApiClient, frontend: string, name: string, { settings, version }: SettingsProfile): Promise<void> {
  await client.request('PUT', pathOf(frontend, name), { json: { settings, version } })
}

export async function remove(client: ApiClient, frontend: string, name: string): Promise<void> {
  await client.request('DELETE', pathOf(frontend, name))
}
