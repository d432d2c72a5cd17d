import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timelines from '@rookery/api/calls/timelines'
import { startTestInstance, type TestInstance } from '@rookery/instance/testing'
import { composersOf } from '#features/posting/model/Composers.ts'
import { anotherDraft } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { startingDraft } from '#features/posting/model/startingDraft.ts'
import { onePixel } from '#test/onePixel.ts'
import { createTestBrowser, openTestSession, type TestBrowser, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { uploadsDone } from '#test/uploadsDone.ts'
import type { RunningActionQueue } from './createActionQueue.ts'
import { createOutbox } from '#features/outbox/model/createOutbox.ts'
import { outboxOf } from './outboxOf.ts'

let server: TestInstance
let browser: TestBrowser
let world: TestSession
let outbox: RunningActionQueue
let isDown = false
/** Happens when a file has got to the server. */
let onUploaded = () => {}
let uploads = 0
/** The current work of the outbox. */
let turn: Promise<unknown> = Promise.resolve()

async function openWindow(): Promise<void> {
  world = await openTestSession({
    as: 'bob',
    server,
    browser,
    through: (send) => async (url, init) => {
      if (isDown) throw new TypeError('Failed to fetch')
      const response = await send(url, init)
      if (init.method === 'POST' && url.endsWith('/api/v2/media')) {
        uploads += 1
        onUploaded()
      }
      return response
    },
  })
  const runExclusive = async (run: () => Promise<void>) => {
    turn = run()
    await turn
    return true
  }
  const own = createOutbox(world.session, { random: () => 0.5, runExclusive })
  outbox = own
  outboxOf(world.session).load = async () => own
}

beforeEach(async () => {
  isDown = false
  onUploaded = () => {}
  uploads = 0
  server = await startTestInstance()
  browser = createTestBrowser()
  await openWindow()
})
afterEach(async () => {
  outbox.close()
  await world.close()
  await server.close()
})

async function rest(): Promise<void> {
  await settle()
  await turn
  await settle()
}

async function visitAgain(): Promise<void> {
  await rest()
  await world.session.flush()
  outbox.close()
  await world.close()
  await openWindow()
  await rest()
}

async function sendNow(): Promise<void> {
  outbox.tryNow()
  await rest()
}

/** Attaches two images while offline, and posts them. */
async function postOffline(words: string) {
  isDown = true
  const composers = composersOf(world.session)
  composers.dispatch('status', { kind: 'textChanged', text: words })
  composers.upload(
    'status',
    ['first.png', 'second.png'].map((name) => new File([onePixel()], name, { type: 'image/png' })),
  )
  expect(await uploadsDone(composers)).toMatchObject({ uploads: [{ error: { kind: 'unreached' } }, { error: { kind: 'unreached' } }] })
  const outcome = await composers.post('status')
  expect(composers.get('status')).toMatchObject({ uploads: [], error: null, data: { status: '', missing: [] } })
  return outcome
}

/** Bob's posts with their numbers of files. */
async function posted() {
  const { items } = await timelines.fetch(world.session.client, { path: `/api/v1/accounts/${world.session.me}/statuses` })
  return items.map(({ content, attachments }) => [content.replace(/<[^>]*>/g, ''), attachments.length])
}

const storedFiles = async () => (await world.session.storage.entries('file:')).length

test.each(['With two herons', ''])(
  'a post with unsent files waits for the next visit, and is sent once with its files (%o)',
  async (words) => {
    expect(await postOffline(words)).toEqual({ kind: 'waits' })
    expect(outbox.get()).toMatchObject([{ kind: 'post', failure: null }])
    await visitAgain()
    await sendNow()
    expect(outbox.get()).toHaveLength(1)
    isDown = false
    await sendNow()
    expect(outbox.get()).toEqual([])
    expect(await posted()).toEqual([[words, 2]])
    expect([draftsOf(world.session).list(), await storedFiles()]).toEqual([[], 0])
  },
)

test('descriptions of waiting files are posted with them', async () => {
  isDown = true
  const composers = composersOf(world.session)
  composers.upload('status', [onePixel()])
  const { uploads: waiting } = await uploadsDone(composers)
  composers.dispatch('status', { kind: 'fileDescribed', id: waiting[0]?.id ?? '', description: 'A dot' })
  await composers.post('status')
  await visitAgain()
  isDown = false
  await sendNow()
  const { items } = await timelines.fetch(world.session.client, { path: `/api/v1/accounts/${world.session.me}/statuses` })
  expect(items.map(({ attachments }) => attachments.map(({ description }) => description))).toEqual([['A dot']])
})

test('a thread waits with the file of its last post, and is sent completely', async () => {
  isDown = true
  const composers = composersOf(world.session)
  composers.dispatch('status', { kind: 'textChanged', text: 'First' })
  composers.dispatch('status', { kind: 'postAdded' })
  composers.dispatch('status', { kind: 'textChanged', text: 'Second' })
  composers.upload('status', [onePixel()])
  await uploadsDone(composers)
  expect(await composers.post('status')).toEqual({ kind: 'waits' })
  await visitAgain()
  isDown = false
  await sendNow()
  expect(await posted()).toEqual([
    ['Second', 1],
    ['First', 0],
  ])
  expect([outbox.get(), draftsOf(world.session).list(), await storedFiles()]).toEqual([[], [], 0])
})

test('a file that was chosen offline is restored at the next visit, whether it was posted or not', async () => {
  isDown = true
  composersOf(world.session).upload('status', [onePixel()])
  await uploadsDone(composersOf(world.session))
  await visitAgain()
  const composers = composersOf(world.session)
  const [left] = composers.get('status').data.missing
  if (!left) throw new Error('The draft has lost its file.')
  isDown = false
  await composers.restoreUpload('status', left)
  expect(await uploadsDone(composers)).toMatchObject({ data: { files: [{ name: 'dot.png' }], missing: [] } })
  await settle()
  expect([await posted(), await storedFiles()]).toEqual([[], 0])
})

test('files of another window’s unsent post stay when others are stored', async () => {
  const there = await openTestSession({
    as: 'bob',
    server,
    browser,
    through: (send) => (url, init) => (url.endsWith('/media') ? Promise.reject(new TypeError('Failed to fetch')) : send(url, init)),
  })
  await draftsOf.ready(there.session)
  const aside = anotherDraft('status', 'there')
  const composers = composersOf(there.session)
  composers.dispatch(aside, { kind: 'textChanged', text: 'Begun there' })
  composers.upload(aside, [onePixel()])
  await vi.waitFor(() => expect(composers.get(aside).uploads[0]?.error).toMatchObject({ kind: 'unreached' }))
  await there.session.flush()
  await settle()
  await postOffline('Kept here')
  expect(await storedFiles()).toBe(3)
  await there.close()
})

test('a stalled file waits like one that was never sent', async () => {
  const composers = composersOf(world.session)
  const release = server.hold('POST /api/v2/media')
  composers.upload('status', [onePixel()])
  await release.arrived
  server.clock.advance(61 * 60_000)
  expect(await uploadsDone(composers)).toMatchObject({ uploads: [{ error: { kind: 'unreached' } }] })
})

test('a file that was uploaded before the connection dropped is not uploaded again', async () => {
  await postOffline('In the tunnel')
  isDown = false
  onUploaded = () => (isDown = true)
  await sendNow()
  expect(outbox.get()).toMatchObject([{ failure: null }])
  expect(await storedFiles()).toBe(1)
  await visitAgain()
  isDown = false
  onUploaded = () => {}
  await sendNow()
  expect([await posted(), uploads]).toEqual([[['In the tunnel', 2]], 2])
})

test('a dropped post is a draft again, with its files', async () => {
  await postOffline('Better not')
  await visitAgain()
  outbox.drop(outbox.get()[0]?.key ?? '')
  await rest()
  const [[under] = ['status' as const]] = draftsOf(world.session).list()
  const composers = composersOf(world.session)
  composers.resume('status', under)
  isDown = false
  for (const missing of composers.get('status').data.missing) await composers.restoreUpload('status', missing)
  const { data } = await uploadsDone(composers)
  expect(data.files.map(({ name }) => name)).toEqual(['first.png', 'second.png'])
  await settle()
  expect([await posted(), await storedFiles()]).toEqual([[], 0])
})

test('a post dropped while its files are sent is not posted', async () => {
  await postOffline('Not this')
  isDown = false
  onUploaded = () => outbox.drop(outbox.get()[0]?.key ?? '')
  await sendNow()
  expect([await posted(), draftsOf(world.session).list().length]).toEqual([[], 1])
})

test('a file that the server rejects, or that is missing on the device, shows an error, and the draft stays', async () => {
  await postOffline('Too much')
  isDown = false
  const undo = server.fail('POST /api/v2/media', 422)
  await sendNow()
  expect(outbox.get()).toMatchObject([{ failure: expect.anything() }])
  undo()
  for (const [name] of await world.session.storage.entries('file:')) await world.session.storage.remove(name)
  outbox.tryNow(outbox.get()[0]?.key)
  await rest()
  expect(outbox.get()).toMatchObject([{ failure: { key: 'composer.filesMissing' } }])
  expect([await posted(), draftsOf(world.session).list().length]).toEqual([[], 1])
})

test('files of a discarded draft are deleted when others are stored', async () => {
  await postOffline('Thrown away')
  outbox.drop(outbox.get()[0]?.key ?? '')
  for (const [under] of draftsOf(world.session).list()) draftsOf(world.session).remove(under)
  expect(await storedFiles()).toBe(2)
  // A draft of a later version may use them.
  await world.session.storage.set('draft:quote:1', { version: 99 })
  await postOffline('Kept')
  expect(await storedFiles()).toBe(4)
  outbox.drop(outbox.get()[0]?.key ?? '')
  await world.session.storage.remove('draft:quote:1')
  for (const [under] of draftsOf(world.session).list()) draftsOf(world.session).remove(under)
  await postOffline('Kept')
  expect(await storedFiles()).toBe(2)
  isDown = false
  await sendNow()
  expect([await posted(), await storedFiles()]).toEqual([[['Kept', 2]], 0])
})

test('without file storage the files stay in the form', async () => {
  world.session.storage.set = async () => false
  isDown = true
  const composers = composersOf(world.session)
  draftsOf(world.session).save('status', { ...startingDraft(world.session, 'status'), status: 'Full' })
  composers.upload('status', [onePixel()])
  await uploadsDone(composers)
  expect(await composers.post('status')).toMatchObject({ kind: 'refused' })
  expect(composers.get('status').uploads).toHaveLength(1)
  expect(outbox.get()).toEqual([])
})
