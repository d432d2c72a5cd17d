import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { Token } from '@rookery/api/wire/model'
import { createCell } from '#lib/Cell.ts'
import { warnDeveloper } from '#lib/warnDeveloper.ts'
import { createUnderway } from '#data/actions/Underway.ts'
import { createDrafts, draftPrefix } from '#data/drafts/Drafts.ts'
import { createEntities } from '#data/entities/Entities.ts'
import { createTranslations } from '#data/translations/Translations.ts'
import { createFolds } from '#data/folds/Folds.ts'
import { createFeeds } from '#data/feeds/Feeds.ts'
import { createPlaces, placesKey } from '#data/feeds/Places.ts'
import { createSnapshots } from '#data/feeds/Snapshots.ts'
import { markSeen } from '#data/notifications/markSeen.ts'
import type { Message } from '#data/notices/Message.ts'
import { createNotices } from '#data/notices/Notices.ts'
import { createStatusErrors } from '#data/notices/StatusErrors.ts'
import { createKeptSettings, settingsKey } from '#data/settings/keptSettings.ts'
import { createAccountStorage, type AccountStorage, type StorageOptions } from '#data/storage/AccountStorage.ts'
import { createThreads } from '#data/threads/Threads.ts'
import { filtersKey, keptFilters } from '#data/veil/keptFilters.ts'
import { restoreSilenced, silencedKey } from '#data/veil/keptSilence.ts'
import { createVeils } from '#data/veil/Veils.ts'
import type { Device } from './Device.ts'
import { fetchServer, keptServer } from './serverInfo.ts'
import type { Session } from './Session.ts'
import { createSharedAnswers } from './sharedAnswers.ts'
import type { Renewal } from './renewToken.ts'
import { accountKey, type StoredAccount } from './StoredAccounts.ts'
import { createTabBus, type TabBus } from './TabBus.ts'
import { createTokenCheck } from './tokenCheck.ts'
import { createTurns } from './Turns.ts'

export interface OpenOptions {
  /** Scheme and host of the server. */
  readonly origin: string
  /** null for a visitor. */
  readonly account: StoredAccount | null
  readonly clock: Clock
  readonly device: Device
  /** The network; the browser's own when absent. */
  readonly fetch?: Send
  /** True when `fetch` only stands before the browser's own, which uploads may go round to report their progress. */
  readonly overNetwork?: boolean
  /** How the tabs of the account hear of each other; a BroadcastChannel when absent. */
  readonly openTabs?: (name: string) => TabBus
  /** Where the account's things are kept; IndexedDB when absent. */
  readonly openStorage?: (options: StorageOptions) => AccountStorage
}

/** Long enough to be read by everybody, and not for ever in the way; the pointer or the focus holds it still. */
const storageNoticeFor = 20_000

/** So much earlier a token may have run out by the server's clock. */
const mostDrift = 10 * 60_000

/**
 * Opens the scope of one account: what was kept on the device is there at once, and the server is asked for the rest. Waits for
 * the network only on the first visit, when nothing is known of the server; throws ApiError when it cannot be reached then.
 */
export async function openSession(options: OpenOptions): Promise<Session> {
  const { origin, account, clock, device, fetch, overNetwork, openStorage = createAccountStorage, openTabs = openTabBus } = options
  const key = account?.key ?? accountKey(origin, null)
  const me = account?.id ?? null
  const notices = createNotices(clock)
  const onUnavailable = () => void notices.show({ level: 'error', messageKey: 'errors.storage_unavailable', timeout: storageNoticeFor })
  const stopWatching = device.keeps.subscribe(onUnavailable)
  if (!device.keeps.get()) onUnavailable()
  const storage = openStorage({ name: `rookery:${key}`, clock, kept: device.kept, onUnavailable })
  const tabs = openTabs(`rookery:${key}`)
  const entities = createEntities()
  const refused = createCell(false)
  const shared = createSharedAnswers(tabs, clock, fetch ?? ((url, init) => globalThis.fetch(url, init)))
  const client = createClient({
    origin,
    clock,
    token: account?.token.accessToken ?? null,
    fetch: shared.fetch,
    onAnswer: shared.tell,
    overNetwork: overNetwork ?? fetch === undefined,
    onSignedOut: () => void endOrRenew(),
    onRefused: () => void checkToken(),
    onDropped: (error, path) => warnDeveloper(`${path}: left out what could not be read: ${error.message}`),
  })

  let ending: Promise<Renewal> | null = null

  /** The token is no longer taken. It may only have run out; what else it can mean is for the person to hear. */
  async function endOrRenew(): Promise<void> {
    ending ??= account && canBeRenewed(account.token, clock.now()) ? renew(account) : Promise.resolve('refused')
    const renewal = await ending
    if (renewal === 'refused') refused.set(true)
    // The next refusal brings us here again.
    if (renewal === 'later') ending = null
  }

  async function renew(account: StoredAccount): Promise<Renewal> {
    const part = await import('./renewToken.ts').catch(() => null)
    return part === null ? 'later' : part.renewToken({ account, device, clock, send: fetch })
  }

  const { check: checkToken, stop: stopChecking } = createTokenCheck(client, entities, refused.get)

  const asked = fetchServer(client, storage)
  // Whether a failure matters is known when the device has answered.
  asked.catch(() => {})
  void checkToken()
  const [known, settingsThen, placesThen, silencedThen, filtersThen, draftsThen] = await Promise.all([
    keptServer(storage),
    storage.get(settingsKey),
    storage.get(placesKey),
    storage.get(silencedKey),
    storage.get(filtersKey),
    storage.entries(draftPrefix),
  ])
  let server = known ?? (await asked)
  asked.then((fresh) => (server = fresh), ignoreApiError)

  const instanceDefaults = server.config.all
  const { settings, flush: flushSettings } = createKeptSettings({ storage, tabs, clock, instanceDefaults, kept: settingsThen })
  restoreSilenced(entities, silencedThen)
  const veils = createVeils({ entities, settings, clock, me })
  await veils.takeFilters(keptFilters(filtersThen))
  const places = createPlaces(storage, clock)
  places.take(placesThen)
  const drafts = createDrafts(storage, clock)
  drafts.take(draftsThen)
  const filtersReplies = () => server.capabilities.replyFilter
  const snapshots = createSnapshots(storage, clock.now)
  const feeds = createFeeds({ client, entities, settings, notices, clock, me, filtersReplies, places, snapshots })
  const threads = createThreads({ client, entities, clock, me })

  async function flush(): Promise<void> {
    await Promise.all([drafts.flush(), places.flush(), flushSettings(), feeds.keepSnapshots()])
  }

  tabs.subscribe((message) => {
    if (message.kind === 'draftGone') drafts.forget(message.key)
    if (message.kind === 'seen') markSeen(entities, message.ids)
  })

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
    veils,
    drafts,
    notices,
    statusErrors: createStatusErrors(),
    spoken: createCell<Message | null>(null),
    folds: createFolds(),
    translations: createTranslations(),
    underway: createUnderway(entities.batch),
    tabs,
    turns: createTurns(tabs, Math.random),
    storage,
    refused,
    checkToken,
    forgetAnswers: shared.forget,
    flush,
    async close() {
      feeds.close()
      stopWatching()
      stopChecking()
      tabs.close()
      const isSignedOut = account !== null && !device.accounts.get().accounts.some((kept) => kept.key === key)
      await (isSignedOut ? storage.destroy() : flush())
    },
  }
}

/** A token that is refused while it has time left was taken back, and the means to renew it with it. */
function canBeRenewed({ refreshToken, expiresAt }: Token, now: number): boolean {
  return refreshToken !== null && (expiresAt === null || now > expiresAt - mostDrift)
}

function openTabBus(name: string): TabBus {
  return createTabBus('BroadcastChannel' in globalThis ? () => new BroadcastChannel(name) : null)
}

function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
