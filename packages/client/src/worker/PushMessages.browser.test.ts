import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { pushScope, putPushRecord, readPushRecord, removePushRecord, type PushRecord } from '#features/push/model/pushRecords.ts'
import { foreignPaths } from '../../../api/test/foreignPaths.ts'
import { createPushMessages } from './PushMessages.ts'
import type { WorkerNotificationEvent, WorkerPushEvent, WorkerScope } from './WorkerScope.ts'

const key = 'pond.example:A1'
const record: PushRecord = {
  origin: 'https://pond.example',
  token: 'own',
  me: 'A1',
  hidesMarked: true,
  quiet: { from: null, until: null, snoozedUntil: 0 },
  senders: { from: 'everybody', notFromNew: false, notFromServers: [] },
  texts: {
    sentences: { mention: 'mentioned you', favourite: 'favorited your post', unknown: 'did something' },
    ownPoll: 'Your poll has ended',
    title: 'Notifications',
    reply: 'Reply',
    favourite: 'Favorite',
    repeat: 'Repeat',
    approve: 'Approve',
    failed: 'That did not work',
  },
  language: 'en',
  direction: 'ltr',
}
const like = { notification_id: 7, notification_type: 'favourite', title: 'New Favorite', body: '@bob has favorited your post' }
const bob = { id: 'B1', acct: 'bob', display_name: 'Bob' }

beforeEach(() => putPushRecord(key, record))
afterEach(() => removePushRecord(key))

/** The worker of Ada's messages, on a server that answers so, in a browser that shows them or not. */
function startWorker({ response = () => Response.json({ account: bob }), permission = 'granted' } = {}) {
  const asked: string[] = []
  const unsubscribe = vi.fn(() => Promise.resolve(true))
  const unregister = vi.fn(() => Promise.resolve(true))
  const showNotification = vi.fn((_title: string, _options?: NotificationOptions) =>
    permission === 'granted' ? Promise.resolve() : Promise.reject(new TypeError('No notification permission has been granted.')),
  )
  const openWindow = vi.fn(() => Promise.resolve())
  const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }), permissionState: () => Promise.resolve(permission) }
  const scope = {
    registration: { scope: location.origin + pushScope(key), unregister, pushManager, showNotification },
    clients: { matchAll: () => Promise.resolve([]), openWindow },
    fetch: (address: string, { method }: RequestInit) => {
      asked.push(`${method} ${address.replace(record.origin, '')}`)
      return Promise.resolve(response())
    },
  }
  const messages = createPushMessages(scope as unknown as WorkerScope)
  const receive = (text: string | null) => {
    const event = { data: text === null ? null : { json: (): unknown => JSON.parse(text) } }
    return messages.show(event as WorkerPushEvent)
  }
  const press = (action: string, path = '/notice/S1') => {
    const data = { id: '7', path, statusId: 'S1' }
    const event = { action, notification: { data, close: () => {} } }
    return messages.press(event as unknown as WorkerNotificationEvent)
  }
  const shown = () => showNotification.mock.calls.map(([title, options]) => [title, options?.body])
  return { receive, press, shown, asked, openWindow, unsubscribe, unregister }
}

test('a press opens the path of the message, and never another server', async () => {
  const { press, openWindow } = startWorker()
  for (const path of foreignPaths) await press('', path)
  expect(openWindow).not.toHaveBeenCalled()
  await press('', '/notice/S2')
  expect(openWindow.mock.calls).toEqual([['/notice/S2']])
})

test('a message names the account and its action', async () => {
  const { receive, shown } = startWorker()
  await receive(JSON.stringify(like))
  expect(shown()).toEqual([['Bob', 'favorited your post']])
})

test.each<[string, string | null]>([
  ['nothing at all', null],
  ['an empty text', ''],
  ['words', 'garbage'],
  ['half an object', '{"notification_id":7'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[{"notification_id":7}]'],
  ['an object without anything', '{}'],
  ['no id', '{"title":"New Favorite","body":"x"}'],
  ['an empty id', '{"notification_id":""}'],
  ['an id that is no word', '{"notification_id":"../accounts/B1"}'],
  ['an id of half a letter', String.raw`{"notification_id":"\ud800"}`],
  ['an id that is an object', '{"notification_id":{"toString":1}}'],
  ['a truth for an id', '{"notification_id":true}'],
])('%s shows nothing, requests nothing and ends nothing', async (_, text) => {
  const { receive, shown, asked, unsubscribe } = startWorker()
  await receive(text)
  expect([shown(), asked]).toEqual([[], []])
  expect(unsubscribe).not.toHaveBeenCalled()
  expect(await readPushRecord(key)).toEqual(record)
})

const long = 'x'.repeat(100_000)

test.each<[string, object, string, string]>([
  ['a bare id', { notification_id: 7 }, 'Notifications', 'did something'],
  ['blanks', { ...like, notification_type: ' ', title: ' ', body: ' ' }, 'Notifications', 'did something'],
  ['other kinds of values', { ...like, notification_type: {}, title: [1], body: 2 }, 'Notifications', 'did something'],
  ['a type that every object has', { ...like, notification_type: 'constructor' }, 'New Favorite', '@bob has favorited your post'],
  ['such a type and no title', { notification_id: 7, notification_type: 'toString' }, 'Notifications', 'did something'],
  ['no words', { ...like, body: '' }, 'New Favorite', 'favorited your post'],
  ['giant words', { ...like, title: long, body: long }, long, long],
  ['a giant type', { ...like, notification_type: long }, 'New Favorite', '@bob has favorited your post'],
])('for %s and a server without a response a readable text is shown', async (_, message, title, body) => {
  const { receive, shown } = startWorker({ response: () => Response.json({ error: 'Something broke' }, { status: 500 }) })
  await receive(JSON.stringify(message))
  expect(shown()).toEqual([[title, body]])
})

test.each<[string, () => Response]>([
  ['a refusal', () => Response.json({ error: 'Not found' }, { status: 404 })],
  ['a page', () => new Response('<!doctype html>')],
  ['a list', () => Response.json([bob])],
  ['half of the answer', () => new Response('{"account":{')],
])('text behind a warning is not shown if the server says %s of its post', async (_, response) => {
  const { receive, shown } = startWorker({ response })
  await receive(JSON.stringify({ ...like, notification_type: 'mention', body: 'What the warning is for' }))
  expect(shown()).toEqual([['New Favorite', 'mentioned you']])
})

test('a message under another token is shown only if it belongs to the account', async () => {
  const strange = JSON.stringify({ ...like, access_token: 'strange' })
  const own = startWorker()
  await own.receive(strange)
  expect(own.shown()).toEqual([['Bob', 'favorited your post']])
  for (const response of [() => Response.json({ error: 'Not found' }, { status: 404 }), Response.error]) {
    const other = startWorker({ response })
    await other.receive(strange)
    await other.receive(JSON.stringify({ notification_id: 7, access_token: 'strange' }))
    expect(other.shown()).toEqual([])
    expect(other.unsubscribe).not.toHaveBeenCalled()
  }
})

test('a signed-out account shows nothing, and its subscription ends', async () => {
  for (const end of [() => removePushRecord(key), () => putPushRecord(key, record)]) {
    await end()
    const { receive, shown, unsubscribe, unregister } = startWorker({ response: () => Response.json({}, { status: 401 }) })
    await receive(JSON.stringify(like))
    expect(shown()).toEqual([])
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(unregister).toHaveBeenCalledOnce()
    expect(await readPushRecord(key)).toBeUndefined()
  }
})

test.each(['a message', 'the text about a failed press'])(
  'the subscription ends here and at the server when the permission for %s has been removed',
  async (what) => {
    const response = () => (what === 'a message' ? Response.json({ account: bob }) : Response.json({}, { status: 500 }))
    const { receive, press, asked, unsubscribe, unregister } = startWorker({ response, permission: 'denied' })
    await (what === 'a message' ? receive(JSON.stringify(like)) : press('favourite'))
    expect(asked.at(-1)).toBe('DELETE /api/v1/push/subscription/')
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(unregister).toHaveBeenCalledOnce()
    expect(await readPushRecord(key)).toBeUndefined()
  },
)
