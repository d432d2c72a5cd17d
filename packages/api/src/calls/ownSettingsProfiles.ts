import { ApiError } from '../http/ApiError.ts'
import { count, fields, record, type Raw } from '../wire/read.ts'
import * as accounts from './accounts.ts'
import * as credentials from './credentials.ts'
import * as settingsProfiles from './settingsProfiles.ts'
import type { Capabilities } from '../capabilities.ts'
import type { ApiClient } from '../http/client.ts'
import type { SettingsProfile, SettingsProfileName } from './settingsProfiles.ts'

/** The name of this client's settings on a server. */
const own = 'rookery'

/** The client whose settings many people have already; read, never written. */
const other = 'pleroma-fe'

/** The settings profiles of this client on a server, in either kind of storage. Every call throws ApiError alone. */
export interface OwnSettingsProfiles {
  list(): Promise<readonly SettingsProfileName[]>
  /** null where the profile was never written. */
  get(name: string): Promise<SettingsProfile | null>
  /** `version` is one more than the fetched one. Throws the server's rejection if another client wrote meanwhile. */
  put(name: string, profile: SettingsProfile): Promise<void>
  remove(name: string): Promise<void>
  /** Settings that another client of these servers stored here, under its names; empty if there are none. */
  ofOtherClient(): Promise<Raw>
}

/** @param kind where the server keeps them, by its capabilities */
export function ownSettingsProfiles(client: ApiClient, kind: NonNullable<Capabilities['settingsProfiles']>): OwnSettingsProfiles {
  return kind === 'profiles' ? inProfiles(client) : inStore(client)
}

function inProfiles(client: ApiClient): OwnSettingsProfiles {
  return {
    list: () => settingsProfiles.list(client, own),
    get: (name) => unlessMissing(settingsProfiles.get(client, own, name)),
    put: (name, profile) => settingsProfiles.put(client, own, name, profile),
    remove: (name) => settingsProfiles.remove(client, own, name),
    async ofOtherClient() {
      const names = await settingsProfiles.list(client, other)
      const found = names.find(({ name }) => name === 'default') ?? names[0]
      return found ? ((await unlessMissing(settingsProfiles.get(client, other, found.name)))?.settings ?? {}) : {}
    },
  }
}

/** One object an account and client, without versions: changes of other clients are read before each write. */
function inStore(client: ApiClient): OwnSettingsProfiles {
  const read = async () => fields((await credentials.verify(client)).own?.settingsStore)
  const profilesIn = (store: Raw): Raw => fields(fields(store[own]).profiles)
  const write = async (profiles: Raw) => {
    await accounts.updateCredentials(client, { settingsStore: { [own]: { profiles } } })
  }
  return {
    async list() {
      return Object.entries(profilesIn(await read())).map(([name, profile]) => ({ name, version: count(fields(profile).version) }))
    },
    async get(name) {
      const profile = record(profilesIn(await read())[name])
      return profile && { settings: fields(profile.settings), version: count(profile.version) }
    },
    async put(name, { settings, version }) {
      await write({ ...profilesIn(await read()), [name]: { settings, version } })
    },
    async remove(name) {
      const { [name]: _removed, ...others } = profilesIn(await read())
      await write(others)
    },
    async ofOtherClient() {
      const store = fields((await read())[other])
      // Later versions of that client keep single values one level down.
      return { ...store, ...fields(store.simple) }
    },
  }
}

async function unlessMissing<Value>(response: Promise<Value>): Promise<Value | null> {
  try {
    return await response
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
