import { createClient, type Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { Token } from '@rookery/api/wire/model'
import { createCell } from '@rookery/store/Cell'
import { reuseEqual } from '@rookery/store/isEqual'
import { warnDeveloper } from '#lib/warnDeveloper.ts'
import { createEntities } from '#features/entities/model/Entities.ts'
import { markSeen } from '#features/entities/model/markSeen.ts'
import { createNotices } from '#features/notices/model/Notices.ts'
import { settingsOf, storedSettingsOf } from '#features/settings/model/settingsOf.ts'
import {
  createAccountStorage,
  type AccountStorage,
  type StorageOptions,
  type StorageTrouble,
} from '#features/session/model/AccountStorage.ts'
import { ignoreApiError } from '#features/session/model/ignoreApiError.ts'
import type { Device } from '#features/session/model/Device.ts'
import { knownServers } from '#features/session/model/knownServers.ts'
import { fetchServer, goOnWithout, readStoredServerInfo } from '#features/session/model/serverInfo.ts'
import { isSharedChange } from '#features/session/model/isSharedChange.ts'
import { startSlots } from './startSlots.ts'
import type { AttachedStore, Server, Session } from '#features/session/model/Session.ts'
import { createSharedResponses } from '#features/session/model/sharedResponses.ts'
import type { Renewal } from './renewToken.ts'
import { accountKey, type StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { createTabBus, type TabBus } from '#features/session/model/TabBus.ts'
import { createTokenCheck } from '#features/session/model/tokenCheck.ts'

export interface OpenOptions {
  /** Scheme and host of the server. */
  readonly origin: string
  /** null for a visitor. */
  readonly account: StoredAccount | null
  readonly clock: Clock
  readonly device: Device
  /** The network; the browser's own when absent. */
  readonly fetch?: Send
  /** True if `fetch` only wraps the browser's own, so that uploads may use another API to report progress. */
  readonly overNetwork?: boolean
  /** Creates the channel between the account's tabs; a BroadcastChannel by default. */
  readonly openTabs?: (name: string) => TabBus
  /** Storage of the account; IndexedDB by default. */
  readonly openStorage?: (options: StorageOptions) => AccountStorage
}

/** Long enough to be read; hover or focus pauses it. */
const storageNoticeFor = 20_000

/** So much earlier a token may have run out by the server's clock. */
const maxDriftMs = 10 * 60_000

/**
 * Opens the session of an account: stored data is available at once, the rest is fetched. Waits for the network only on the first visit,
 * without a stored description of the server; throws ApiError if the server is unreachable then.
 */
export async function openSession(options: OpenOptions): Promise<Session> {
  const { origin, account, clock, device, fetch, overNetwork, openStorage = createAccountStorage, openTabs = openTabBus } = options
  const key = account?.key ?? accountKey(origin, null)
  const me = account?.id ?? null
  const notices = createNotices(clock)
  const onUnavailable = (trouble: StorageTrouble) =>
    void notices.show({
      level: 'error',
      messageKey: trouble === 'slow' ? 'errors.storage_slow' : 'errors.storage_unavailable',
      timeout: storageNoticeFor,
    })
  const stopWatching = device.stores.subscribe(() => onUnavailable('refused'))
  if (!device.stores.get()) onUnavailable('refused')
  const storage = openStorage({ name: `rookery:${key}`, clock, stored: device.stored, onUnavailable })
  const tabs = openTabs(`rookery:${key}`)
  const entities = createEntities()
  const expired = createCell(false)
  const attached: AttachedStore[] = []
  const servers = knownServers(device)
  let closed = false
  /** Ends the requests of an account that was signed out: the server would refuse its token. */
  const signedOut = new AbortController()
  const shared = createSharedResponses(tabs, clock, fetch ?? ((url, init) => globalThis.fetch(url, init)))
  const client = createClient({
    origin,
    clock,
    token: account?.token.accessToken ?? null,
    fetch: shared.fetch,
    signal: signedOut.signal,
    onResponse: shared.notify,
    onChanged: (method, path, body) => {
      if (isSharedChange(path)) tabs.notify({ kind: 'changed', method, path, body })
    },
    overNetwork: overNetwork ?? fetch === undefined,
    onUnauthorized: () => void checkToken(),
    onUnusable: goOnWithout,
    onDropped: (error, path) => warnDeveloper(`${path}: left out what could not be read: ${error.message}`),
  })

  let ending: Promise<Renewal> | null = null

  /** The token is not accepted any more. It may have expired; other reasons are shown to the user. */
  async function endOrRenew(): Promise<void> {
    ending ??= account && canBeRenewed(account.token, clock.now()) ? renew(account) : Promise.resolve('refused')
    const renewal = await ending
    if (renewal === 'refused') expired.set(true)
    // The next error starts another attempt.
    if (renewal === 'later') ending = null
  }

  async function renew(account: StoredAccount): Promise<Renewal> {
    const part = await import('./renewToken.ts').catch(() => null)
    return part === null ? 'later' : part.renewToken({ account, device, clock, send: fetch })
  }

  const asked = fetchServer(client, storage, clock, device.page, servers.get(origin))
  // Stored data decides whether a failure matters.
  for (const part of [asked.soon, asked.whole]) part.catch(() => {})
  const storedServer = readStoredServerInfo(storage)

  /** The first token check may complete before the kind of server is known; until then no 403 counts. */
  async function rejectsBy403(): Promise<boolean> {
    const known = (await storedServer) ?? servers.get(origin) ?? (await asked.soon.catch(() => null))
    return known?.capabilities.rejectsBy403 ?? false
  }

  const {
    check: checkToken,
    failure: accountFailure,
    stop: stopChecking,
  } = createTokenCheck({
    client,
    entities,
    rejectsBy403,
    onDead: () => void endOrRenew(),
    // The server may refuse a request that was under way at a sign-out.
    isOver: () => closed || expired.get(),
  })
  void checkToken(true)
  const [known, ...stores] = await Promise.all([storedServer, ...startSlots.map((slot) => slot.restore(storage))])
  const before = known ?? servers.get(origin)
  const server = createCell(before ?? (await asked.soon))
  const remember = () => void servers.set(origin, server.get())
  remember()
  server.subscribe(remember)
  function setServer(fresh: Server): void {
    if (closed) return
    server.set(reuseEqual(server.get(), fresh))
    // Settings that are opened later start with these.
    if (storedSettingsOf.isReady(session)) settingsOf(session).setStandards(server.get().config.all)
  }
  asked.whole.then(({ server: fresh, isProvisional }) => {
    if (!isProvisional || !before) setServer(fresh)
  }, ignoreApiError)

  async function flush(): Promise<void> {
    await Promise.all(attached.map(async (store) => store.flush()))
  }

  tabs.subscribe((message) => {
    if (message.kind === 'seen') markSeen(entities, message.ids)
    for (const store of attached) store.onMessage(message)
  })

  let closing: Promise<void> | null = null
  async function close(): Promise<void> {
    closed = true
    const isSignedOut = account !== null && device.accounts.at(key) === undefined
    if (isSignedOut) signedOut.abort()
    for (const store of attached) store.close()
    stopWatching()
    stopChecking()
    tabs.close()
    await (isSignedOut ? storage.destroy() : flush())
  }

  const session: Session = {
    key,
    origin,
    client,
    send: fetch,
    clock,
    device,
    me,
    token: account?.token ?? null,
    server,
    setServer,
    entities,
    notices,
    tabs,
    storage,
    expired,
    accountFailure,
    checkToken,
    forgetResponses: shared.forget,
    attach(store) {
      if (closed) store.close()
      else attached.push(store)
    },
    flush,
    close: () => (closing ??= close()),
  }
  for (const open of stores) await open(session)
  return session
}

/** A token that is rejected before its expiry was revoked, and so was its refresh token. */
function canBeRenewed({ refreshToken, expiresAt }: Token, now: number): boolean {
  return refreshToken !== null && (expiresAt === null || now > expiresAt - maxDriftMs)
}

function openTabBus(name: string): TabBus {
  return createTabBus('BroadcastChannel' in globalThis ? () => new BroadcastChannel(name) : null)
}
