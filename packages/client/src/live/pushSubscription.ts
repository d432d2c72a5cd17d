import { ownPath } from '@rookery/api/wire/ownPath'
import * as push from '@rookery/api/calls/push'
import { ApiError } from '@rookery/api/http/ApiError'
import { forgetPush } from '#features/push/model/forgetPush.ts'
import { quietTimesOf } from '#features/notificationKinds/model/quietTime.ts'
import { pushScope, putPushRecord, consumePushOpening } from '#features/push/model/pushRecords.ts'
import { pushStateOf } from '#features/push/model/pushStateOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { AccountKey } from '#features/session/model/StoredAccounts.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { Stop } from '@rookery/store/Cell'
import { isRecord } from '#lib/isRecord.ts'
import { alertsOf } from './alertsOf.ts'
import { pushTextsIn } from './pushTextsIn.ts'

export interface PushSubscriptionOptions {
  readonly session: Session
  readonly window: Window & typeof globalThis
  readonly language: InterfaceLanguage
  /** Opens a path of the client after a press on a message. */
  readonly open: (path: string) => void
}

/** Where the build puts the worker. */
const worker = '/sw-pleroma.js'
/** A press that has not led to a page by then leads nowhere. */
const staleMs = 60_000
const readFor = 10_000

/** The settings that the worker or the server must know. */
const settingKeys = [
  'webPushNotifications',
  'webPushHideIfCW',
  'notificationVisibility',
  'notificationsFrom',
  'notificationsNotFromNew',
  'notificationsNotFromServers',
  'quietHoursFrom',
  'quietHoursUntil',
  'notificationsSnoozedUntil',
] as const

const policies = { everybody: undefined, following: 'followed', followers: 'follower' } as const

/**
 * Keeps the browser's push subscription and the server's in sync with the setting, the server's keys and the browser's permission. Opens
 * the page of a pressed message.
 */
export function startPushSubscription({ session, window, language, open }: PushSubscriptionOptions): Stop {
  const { client, clock, device, key, me, notices, origin, server, token } = session
  const settings = settingsOf(session)
  const { serviceWorker, permissions } = window.navigator
  const state = pushStateOf(session)
  let running = Promise.resolve()
  let announcedFailure: MessageId | null = null
  let stopped = false

  const sync = () => {
    // One after the other: the last choice wins.
    running = running.then(adjust).catch((error: unknown) => {
      state.set('off')
      if (!stopped) announce(reasonOf(error))
    })
  }

  async function adjust(): Promise<void> {
    if (stopped || me === null || token === null) return
    if (!settings.get('webPushNotifications')) return end()
    if (window.Notification.permission !== 'granted') {
      // The user removed the permission in the browser's settings, which sends no other event.
      settings.take({ webPushNotifications: false }, 'elsewhere')
      announce('settings.webPushNotifications.refused')
      return end()
    }
    const { vapidPublicKey } = server.get().instance
    if (vapidPublicKey === null) return announce('push.noKey')
    const registration = await registered()
    if (!registration) return
    const subscription = await subscribed(registration, vapidPublicKey)
    const { language: spoken, t } = language.current()
    await putPushRecord(key, {
      origin,
      token: token.accessToken,
      me,
      hidesMarked: settings.get('webPushHideIfCW'),
      quiet: quietTimesOf(settings),
      senders: {
        from: settings.get('notificationsFrom'),
        notFromNew: settings.get('notificationsNotFromNew'),
        notFromServers: settings.get('notificationsNotFromServers'),
      },
      texts: pushTextsIn(t),
      language: spoken.tag,
      direction: spoken.dir,
    })
    // Servers drop an endpoint after one error, so the subscription is sent again at each start.
    const alerts = alertsOf(settings.get('notificationVisibility'))
    await push.subscribe(client, subscription.toJSON(), alerts, policies[settings.get('notificationsFrom')])
    if (!stopped) state.set('on')
  }

  /** The account's own registration, so that each account has a subscription with the keys of its server. */
  async function registered(): Promise<ServiceWorkerRegistration | null> {
    const registration = await serviceWorker.register(worker, { scope: pushScope(key), updateViaCache: 'none' })
    // Extensions that block workers may resolve to nothing.
    if (!(registration instanceof ServiceWorkerRegistration)) return null
    const coming = registration.installing ?? registration.waiting
    if (!registration.active && coming) {
      await new Promise<void>((resolve) => coming.addEventListener('statechange', () => coming.state === 'activated' && resolve()))
    }
    return registration
  }

  async function subscribed({ pushManager }: ServiceWorkerRegistration, serverKey: string): Promise<PushSubscription> {
    const known = await pushManager.getSubscription()
    if (known && encoded(known.options.applicationServerKey) === withoutPadding(serverKey)) return known
    // The server has other keys than those it was made with.
    await known?.unsubscribe()
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
  }

  async function end(): Promise<void> {
    const isOn = (await serviceWorker.getRegistration(pushScope(key)))?.scope.endsWith(pushScope(key)) ?? false
    state.set('off')
    if (!isOn) return
    await forgetPush(key)
    await push.unsubscribe(client).catch(() => {})
  }

  function announce(messageKey: MessageId): void {
    // Once is enough for as long as it is the same.
    if (messageKey !== announcedFailure) notices.show({ level: 'warning', messageKey, timeout: readFor })
    announcedFailure = messageKey
  }

  function go(to: string, where: string): void {
    const path = ownPath(where)
    if (path === null) return
    if (to === key) return open(path)
    if (!device.accounts.at(to as AccountKey)) return
    device.accounts.choose(to as AccountKey)
    window.location.assign(path)
  }

  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || data.kind !== 'rookery.open' || typeof data.key !== 'string' || typeof data.path !== 'string') return
    go(data.key, data.path)
  }
  async function goWhereOpened(): Promise<void> {
    const opening = await consumePushOpening()
    // The page is open already, but may show another account.
    if (opening && opening.key !== key && clock.now() - opening.at < staleMs) go(opening.key, opening.path)
  }

  serviceWorker.addEventListener('message', onMessage)
  void goWhereOpened().catch(() => {})
  const stops = [
    () => serviceWorker.removeEventListener('message', onMessage),
    ...settingKeys.map((setting) => settings.subscribe(setting, sync)),
    server.subscribe(sync),
    language.subscribe(sync),
    watchPermission(permissions, sync),
  ]
  sync()
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}

/** The text of the specification for the failure. */
function reasonOf(error: unknown): MessageId {
  if (!(error instanceof ApiError)) return 'push.unsupported'
  if (error.kind === 'decode' || error.kind === 'notJson') return 'push.badResponse'
  return error.status === 403 || error.status === 404 ? 'push.disabled' : 'push.badStatus'
}

/** Not every browser sends this event; others notice the change at the next start. */
function watchPermission(permissions: Permissions | undefined, onChange: () => void): Stop {
  let stopped = false
  let watched: PermissionStatus | null = null
  permissions?.query({ name: 'notifications' }).then(
    (status) => {
      if (stopped) return
      watched = status
      status.addEventListener('change', onChange)
    },
    () => {},
  )
  return () => {
    stopped = true
    watched?.removeEventListener('change', onChange)
  }
}

function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return withoutPadding(btoa(text))
}

const withoutPadding = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
