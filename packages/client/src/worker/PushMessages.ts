import { ownPath } from '@rookery/api/wire/ownPath'
import { isRecord } from '#lib/isRecord.ts'
import { pushAccountOf, putPushOpening, readPushRecord, removePushRecord, type PushRecord } from '#features/push/model/pushRecords.ts'
import { askServer, type ServerResult } from './askServer.ts'
import { decodePushRecord } from './decodePushRecord.ts'
import { asksWho, isQuiet, isNotifiedOf } from './isNotifiedOf.ts'
import { drawPush, type PushSubject } from './drawPush.ts'
import { filledText, idOf } from './readAbout.ts'
import type { WorkerNotificationEvent, WorkerPushEvent, WorkerScope } from './WorkerScope.ts'

/** Push messages of servers, shown while no page is focused, and presses on them. */
export interface PushMessages {
  show(event: WorkerPushEvent): Promise<void>
  press(event: WorkerNotificationEvent): Promise<void>
}

export function createPushMessages(scope: WorkerScope): PushMessages {
  const { clients, registration } = scope
  const key = pushAccountOf(registration.scope)

  async function show({ data }: WorkerPushEvent): Promise<void> {
    const record = await recordOrEnd()
    const message = readMessage(data)
    if (!record || !message) return
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    // A focused page shows it.
    if (pages.some(({ focused }) => focused)) return
    if (isQuiet(record, Date.now())) return
    const [hidesContents, isSorted] = [message.title === null, asksWho(record)]
    // It may be for an earlier sign-in, or for another account.
    const isForeign = message.token !== null && message.token !== record.token
    // A server that hides contents sends no title: then nothing is fetched, except the sender if a rule needs it.
    const isAsked = !hidesContents || isSorted || isForeign
    const response = isAsked ? await askServer(scope, record, 'GET', `/api/v1/notifications/${message.id}`) : null
    if (response?.status === 401) return end()
    const about = isDone(response) && isRecord(response.body) ? response.body : null
    if (isForeign && about === null) return
    if (isSorted && !(await isNotifiedOf(scope, record, message.type, about, Date.now()))) return
    const { title, options } = drawPush(record, message, hidesContents ? null : about)
    await notify(record, title, options)
  }

  async function notify(record: PushRecord, title: string, options: NotificationOptions): Promise<void> {
    try {
      await registration.showNotification(title, options)
    } catch (error) {
      if ((await registration.pushManager.permissionState({ userVisibleOnly: true })) === 'granted') throw error
      // Taken away in the browser's own settings, while no page is there to hear of it.
      await askServer(scope, record, 'DELETE', '/api/v1/push/subscription/')
      await end()
    }
  }

  async function press({ action, reply, notification }: WorkerNotificationEvent): Promise<void> {
    notification.close()
    const record = await recordOrEnd()
    const subject = readSubject(notification.data)
    if (!record || !subject) return
    const call = callOf(action, reply, subject)
    if (!call) return open(subject.path)
    const response = await askServer(scope, record, 'POST', call.path, call.body, `push:${subject.id}:${action}`)
    if (response?.status === 401) return end()
    if (!isDone(response)) await notifyFailure(record, subject)
  }

  /** Pressed again, it leads to where the same can be done by hand. */
  async function notifyFailure(record: PushRecord, subject: PushSubject): Promise<void> {
    const { texts, language, direction } = record
    await notify(record, texts.title, { body: texts.failed, tag: subject.id, lang: language, dir: direction, data: subject })
  }

  async function open(path: string): Promise<void> {
    if (key === null) return
    const [page] = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).toSorted(
      (a, b) => Number(b.focused) - Number(a.focused),
    )
    if (page) {
      page.postMessage({ kind: 'rookery.open', key, path })
      // Some browsers focus a page only after a press that they handle themselves.
      await page.focus().catch(() => {})
      return
    }
    await putPushOpening({ key, path, at: Date.now() })
    await clients.openWindow(path)
  }

  /** The record of the account; without one the subscription is ended. */
  async function recordOrEnd(): Promise<PushRecord | undefined> {
    if (key === null) return undefined
    const record = decodePushRecord(await readPushRecord(key))
    if (!record) await end()
    return record
  }

  async function end(): Promise<void> {
    if (key !== null) await removePushRecord(key)
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    await registration.unregister()
  }

  return { show, press }
}

const isDone = (response: ServerResult | null): response is ServerResult =>
  response !== null && response.status >= 200 && response.status < 300

/** A message of Akkoma, Pleroma, Mastodon or GoToSocial. Null for one that is none. */
function readMessage(data: WorkerPushEvent['data']) {
  const { notification_id: rawId, notification_type: type, title, body, access_token: token } = parse(data)
  const id = idOf(typeof rawId === 'number' ? String(rawId) : rawId)
  if (id === null) return null
  return { id, type: filledText(type) ?? 'unknown', title: filledText(title), body: filledText(body) ?? '', token: filledText(token) }
}

function parse(data: WorkerPushEvent['data']): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = data?.json()
    return isRecord(raw) ? raw : {}
  } catch {
    return {}
  }
}

/** Own notifications carry it; one of an older version may lack something. */
function readSubject(raw: unknown): PushSubject | null {
  if (!isRecord(raw)) return null
  const { id, statusId, accountId, acct, visibility } = raw
  const path = ownPath(raw.path)
  if (typeof id !== 'string' || path === null) return null
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { id, path, statusId: text(statusId), accountId: text(accountId), acct: text(acct), visibility: text(visibility) }
}

function callOf(action: string, reply: string | null | undefined, { statusId, accountId, acct, visibility }: PushSubject) {
  const words = reply?.trim()
  if (statusId !== null) {
    if (action === 'favourite' || action === 'reblog') return { path: `/api/v1/statuses/${statusId}/${action}` }
    if (action === 'reply' && words && acct !== null)
      return {
        path: '/api/v1/statuses',
        body: { status: `@${acct} ${words}`, in_reply_to_id: statusId, ...(visibility && { visibility }) },
      }
  }
  if (action === 'authorize' && accountId !== null) return { path: `/api/v1/follow_requests/${accountId}/authorize` }
  return null
}
