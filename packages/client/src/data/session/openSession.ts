import * as accounts from '@rookery/api/calls/accounts'
import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type Send } from '@rookery/api/http/client'
import type { Clock, Timer } from '@rookery/api/http/Clock'
import { createCell } from '#lib/Cell.ts'
import { isRecord } from '#lib/isRecord.ts'
import { createUnderway } from '#data/actions/Underway.ts'
import { createDrafts, draftPrefix } from '#data/drafts/Drafts.ts'
import { createEntities } from '#data/entities/Entities.ts'
import { createFeeds } from '#data/feeds/Feeds.ts'
import { createPlaces, placesKey } from '#data/feeds/Places.ts'
import { createSnapshots } from '#data/feeds/Snapshots.ts'
import { createNotices } from '#data/notices/Notices.ts'
import { createStatusErrors } from '#data/notices/StatusErrors.ts'
import { createSettings } from '#data/settings/Settings.ts'
import { createAccountStorage, type AccountStorage, type StorageOptions } from '#data/storage/AccountStorage.ts'
import { createThreads } from '#data/threads/Threads.ts'
import type { Device } from './Device.ts'
import { fetchServer, keptServer } from './serverInfo.ts'
import type { Session } from './Session.ts'
import { accountKey, type StoredAccount } from './StoredAccounts.ts'

export interface OpenOptions {
  /** Scheme and host of the server. */
  readonly origin: string
  /** null for a visitor. */
  readonly account: StoredAccount | null
  readonly clock: Clock
  readonly device: Device
  /** The network; the browser's own when absent. */
  readonly fetch?: Send
  /** Where the account's things are kept; IndexedDB when absent. */
  readonly openStorage?: (options: StorageOptions) => AccountStorage
}

const settingsKey = 'settings'
/** A refused call makes us ask about the token, but not more often than this. */
const checkPause = 30_000

/**
 * Opens the scope of one account: what was kept on the device is there at once, and the server is asked for the rest. Waits for
 * the network only on the first visit, when nothing is known of the server; throws ApiError when it cannot be reached then.
 */
export async function openSession(options: OpenOptions): Promise<Session> {
  const { origin, account, clock, device, fetch, openStorage = createAccountStorage } = options
  const key = account?.key ?? accountKey(origin, null)
  const me = account?.id ?? null
  const notices = createNotices(clock)
  const onUnavailable = () => void notices.show({ level: 'error', messageKey: 'errors.storage_unavailable' })
  const stopWatching = device.keeps.subscribe(onUnavailable)
  if (!device.keeps.get()) onUnavailable()
  const storage = openStorage({ name: `rookery:${key}`, clock, onUnavailable })

  const refused = createCell(false)
  let checking: Promise<void> | null = null
  let checkedAt = -Infinity
  const client = createClient({
    origin,
    clock,
    token: account?.token.accessToken ?? null,
    ...(fetch && { fetch }),
    onSignedOut: () => refused.set(true),
    onRefused: () => void checkToken(),
  })

  const asked = fetchServer(client, storage)
  const [known, keptSettings, keptPlaces, keptDrafts] = await Promise.all([
    keptServer(storage),
    storage.get(settingsKey),
    storage.get(placesKey),
    storage.entries(draftPrefix),
  ])
  let server = known ?? (await asked)
  asked.then((fresh) => (server = fresh), ignoreApiError)

  const entities = createEntities()
  const settings = createSettings({ instanceDefaults: server.config.all, onChange: (source) => source === 'person' && keepSettings() })
  if (isRecord(keptSettings)) settings.take(keptSettings)
  const places = createPlaces(storage, clock)
  places.take(keptPlaces)
  const drafts = createDrafts(storage, clock)
  drafts.take(keptDrafts)
  const filtersReplies = () => server.capabilities.replyFilter
  const snapshots = createSnapshots(storage, clock.now)
  const feeds = createFeeds({ client, entities, settings, notices, clock, me, filtersReplies, places, snapshots })
  const threads = createThreads({ client, entities, clock })

  let settingsTimer: Timer | null = null
  function keepSettings(): void {
    settingsTimer ??= clock.after(500, () => void flushSettings())
  }
  async function flushSettings(): Promise<void> {
    if (!settingsTimer) return
    settingsTimer.cancel()
    settingsTimer = null
    await storage.set(settingsKey, settings.chosen())
  }

  function checkToken(): Promise<void> {
    if (!account || refused.get()) return Promise.resolve()
    if (!checking && clock.now() - checkedAt < checkPause) return Promise.resolve()
    checkedAt = clock.now()
    checking ??= verify().finally(() => (checking = null))
    return checking
  }

  async function verify(): Promise<void> {
    const asOf = entities.mark()
    try {
      entities.receive({ accounts: [await accounts.verify(client)] }, asOf)
    } catch (error) {
      // A refusal has told `onSignedOut`; anything else says nothing about the token.
      ignoreApiError(error)
    }
  }

  async function flush(): Promise<void> {
    await Promise.all([drafts.flush(), places.flush(), flushSettings(), feeds.keepSnapshots()])
  }

  void checkToken()

  return {
    key,
    origin,
    client,
    send: fetch,
    clock,
    device,
    me,
    token: account?.token ?? null,
    get server() {
      return server
    },
    entities,
    feeds,
    places,
    threads,
    settings,
    drafts,
    notices,
    statusErrors: createStatusErrors(),
    underway: createUnderway(entities.batch),
    storage,
    refused,
    checkToken,
    flush,
    async close() {
      feeds.close()
      stopWatching()
      const isSignedOut = account !== null && !device.accounts.get().accounts.some((kept) => kept.key === key)
      await (isSignedOut ? storage.destroy() : flush())
    },
  }
}

function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
