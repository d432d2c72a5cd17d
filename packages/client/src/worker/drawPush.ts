import type { NotificationType } from '@rookery/api/wire/notification'
import { isRecord } from '#lib/isRecord.ts'
import { notificationKinds } from '#features/notificationKinds/model/notificationKinds.ts'
import type { PushRecord } from '#features/push/model/pushRecords.ts'
import { filledText, idOf, typeOf } from './readAbout.ts'

/** Payload of a push message. */
export interface PushMessage {
  readonly id: string
  readonly type: string
  /** Null where the server hides contents. */
  readonly title: string | null
  readonly body: string
}

/** Data of a desktop notification, stored with it until it is pressed. */
export interface PushSubject {
  readonly id: string
  readonly path: string
  readonly statusId: string | null
  readonly accountId: string | null
  readonly acct: string | null
  readonly visibility: string | null
}

/**
 * The notification for a message: in the user's language if the server sends its type, otherwise with the server's text. Of a post with a
 * content warning only that is shown if the setting says so, and nothing if it is unknown.
 * @param about the notification as the server gives it; null where it could not be had
 */
export function drawPush(record: PushRecord, message: PushMessage, about: Readonly<Record<string, unknown>> | null) {
  const { texts, language, direction, origin } = record
  const who = isRecord(about?.account) ? about.account : {}
  const post = isRecord(about?.status) ? about.status : {}
  const type = typeOf(message.type)
  const [statusId, accountId, acct] = [idOf(post.id), idOf(who.id), filledText(who.acct)]
  const path = statusId !== null ? `/notice/${statusId}` : accountId !== null ? `/users/${accountId}` : '/'
  const subject: PushSubject = { id: message.id, path, statusId, accountId, acct, visibility: filledText(post.visibility) }
  const icon = filledText(who.avatar_static)
  // A page of an earlier version stored neither the account's id nor the sentence.
  const isOwnPoll = type === 'poll' && accountId !== null && accountId === record.me && texts.ownPoll !== ''
  return {
    title: message.title === null || isOwnPoll ? texts.title : (filledText(who.display_name) ?? acct ?? message.title),
    options: {
      body: isOwnPoll ? texts.ownPoll : bodyOf(record, message, type, about === null ? null : post),
      // The same one again, by another way, takes the place of the first.
      tag: message.id,
      lang: language,
      dir: direction,
      badge: `${origin}/favicon.png`,
      ...(icon !== null && { icon }),
      data: subject,
      actions: actionsFor(type, subject, texts),
    },
  }
}

function bodyOf(
  { texts, hidesMarked }: PushRecord,
  { title, body }: PushMessage,
  type: NotificationType,
  post: Readonly<Record<string, unknown>> | null,
) {
  const { excerpt } = notificationKinds[type]
  const own = type !== 'unknown' && Object.hasOwn(texts.sentences, type) ? texts.sentences[type] : undefined
  const sentence = own ?? texts.sentences['unknown'] ?? ''
  // The server's text says no more than the type, also for types unknown to the client.
  if (title === null) return own ?? (body || sentence)
  if (excerpt !== 'prominent') return (post === null && body) || sentence
  if (!hidesMarked) return body
  return post === null ? sentence : (filledText(post.spoiler_text) ?? body)
}

function actionsFor(type: NotificationType, { statusId, accountId }: PushSubject, texts: PushRecord['texts']) {
  const { asks, excerpt } = notificationKinds[type]
  if (asks === 'follow' && accountId !== null) return [{ action: 'authorize', title: texts.approve }].filter(hasTitle)
  if (statusId === null || excerpt !== 'prominent') return []
  const actions = [
    // A field to write in, where the platform has one; else it opens the post.
    { action: 'reply', title: texts.reply, type: 'text' },
    { action: 'favourite', title: texts.favourite },
    { action: 'reblog', title: texts.repeat },
  ]
  return actions.filter(hasTitle)
}

/** A page of an earlier version may have stored no text for it. */
const hasTitle = ({ title }: { title: string }) => title !== ''
