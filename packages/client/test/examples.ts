import { decodeAccount } from '@rookery/api/wire/account'
import { decodeNotification, type NotificationOf, type NotificationType } from '@rookery/api/wire/notification'
import { decodeStatus } from '@rookery/api/wire/status'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import type { Account, AccountId, NotificationId, Status, StatusId } from '@rookery/api/wire/model'

/** Names a post in a test. */
export const statusId = (id: string | number) => String(id) as StatusId // a test's word for it

export const accountId = (id: string | number) => String(id) as AccountId // likewise

export const notificationId = (id: string | number) => String(id) as NotificationId // likewise

export function exampleAccount(id: string, change: Partial<Account> = {}): Account {
  return { ...decodeAccount({ id, username: `user${id}`, acct: `user${id}`, url: `https://pond.example/users/user${id}` }), ...change }
}

export function exampleStatus(id: string | number, change: Partial<Status> = {}): Status {
  const raw = {
    id: String(id),
    uri: `https://pond.example/objects/${id}`,
    account: { id: 'a1', username: 'usera1', acct: 'usera1', url: 'https://pond.example/users/usera1' },
    created_at: '2026-03-02T12:00:00.000Z',
    content: `<p>Post ${id}</p>`,
    visibility: 'public',
    favourited: false,
    reblogged: false,
    bookmarked: false,
    muted: false,
  }
  return { ...decodeStatus(raw), ...change }
}

/** A text and nothing else. */
export function exampleDraft(status: string, change: Partial<DraftData> = {}): DraftData {
  return {
    status,
    spoilerText: '',
    nsfw: false,
    nsfwFrom: 'start',
    files: [],
    missing: [],
    mediaDescriptions: {},
    poll: null,
    visibility: 'public',
    language: null,
    contentType: null,
    expiresIn: null,
    scheduledAt: null,
    standsAlone: false,
    thread: null,
    ...change,
  }
}

export function exampleNotification<Type extends NotificationType = 'favourite'>(
  id: string | number,
  change: Partial<NotificationOf<Type>> = {},
): NotificationOf<Type> {
  const raw = {
    id: String(id),
    type: change.type ?? 'favourite',
    created_at: '2026-03-02T12:00:00.000Z',
    account: { id: 'a2', username: 'usera2', acct: 'usera2' },
  }
  const notification = decodeNotification(raw)
  const whole = { ...notification, ...('status' in notification && { status: exampleStatus(`n${id}`) }), ...change }
  return whole as NotificationOf<Type> // of the type that the raw one has
}
