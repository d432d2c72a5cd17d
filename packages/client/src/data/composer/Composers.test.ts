import * as timelines from '@rookery/api/calls/timelines'
import type { Instance } from '@rookery/api/wire/model'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleDraft } from '#test/examples.ts'
import { onePixel } from '#test/onePixel.ts'
import { setServerSetting } from '#data/serverSettings/setServerSetting.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { composersOf, type Composers } from './Composers.ts'
import { isUploading, leftFiles } from './composerReducer.ts'
import { anotherDraft } from './DraftKey.ts'
import { draftsOf } from './Drafts.ts'

/** As a browser reads a file that is gone, or a folder. */
const unreadable = () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotFoundError')) })

let world: TestSession
let composers: Composers
beforeEach(async () => {
  world = await openTestSession()
  await draftsOf.ready(world.session)
  composers = composersOf(world.session)
})
afterEach(() => world.close())

test('what is written is the draft, and a form that opens again goes on with it', () => {
  composers.open('status', { status: 'Prefilled' })
  composers.dispatch('status', { kind: 'textChanged', text: 'Written' })
  expect(draftsOf(world.session).get('status')?.data.status).toBe('Written')
  composers.open('status', { status: 'Prefilled' })
  expect(composers.get('status').data.status).toBe('Written')
})

test('what nobody wrote in begins with the settings of the moment', async () => {
  composers.open('status', {})
  await setServerSetting(world.session, 'defaultScope', 'unlisted')
  composers.open('status', {})
  expect(composers.get('status').data.visibility).toBe('unlisted')
})

test('after posting the composer is empty, and what was typed meanwhile is not', async () => {
  composers.dispatch('status', { kind: 'textChanged', text: 'First' })
  expect((await composers.post('status')).kind).toBe('posted')
  expect(composers.get('status').data.status).toBe('')
  composers.dispatch('status', { kind: 'textChanged', text: 'Second' })
  const posting = composers.post('status')
  composers.dispatch('status', { kind: 'textChanged', text: 'Second and more' })
  await posting
  expect(composers.get('status').data.status).toBe('Second and more')
})

test('a refusal stands in the state until it is dismissed', async () => {
  expect((await composers.post('status')).kind).toBe('refused')
  expect(composers.get('status').problem).toMatchObject({ message: { key: 'composer.empty_status_error' } })
  composers.dispatch('status', { kind: 'problemDismissed' })
  expect(composers.get('status').problem).toBeNull()
})

test('files belong to the draft: they arrive in the order they were chosen in, with no form open', async () => {
  composers.upload('status', [onePixel(), onePixel()])
  expect(composers.get('status').uploads).toHaveLength(2)
  await vi.waitFor(() => expect(composers.get('status').data.files).toHaveLength(2))
  expect(composers.get('status').uploads).toEqual([])
  expect(draftsOf(world.session).get('status')?.data.files).toHaveLength(2)
})

/** Waits until nothing is on its way any more; what failed is left. */
async function rest() {
  await vi.waitFor(() => expect(isUploading(composers.get('status'))).toBe(false))
  return composers.get('status')
}

/** What the server says of files, changed. */
function learnLimits(limits: Partial<Instance['uploadLimits']>, maxAttachments: number | null = null) {
  const server = world.session.server.get()
  const uploadLimits = { ...server.instance.uploadLimits, ...limits }
  world.session.learnServer({ ...server, instance: { ...server.instance, uploadLimits, maxAttachments } })
}

const uploadsSent = () => world.asked.filter((request) => request === 'POST /api/v2/media').length

test('a file larger than the server takes is told, not sent, and stays until it is taken away', async () => {
  const allowed = world.session.server.get().instance.uploadLimits.general
  expect(allowed).toBeGreaterThan(0)
  composers.upload('status', [new File([new Uint8Array(allowed + 1)], 'long.mp4')])
  const problem = { kind: 'tooBig', size: allowed + 1, allowed, shrinks: false }
  expect(await rest()).toMatchObject({ problem, uploads: [{ problem }] })
  expect(uploadsSent()).toBe(0)
  composers.cancelUpload('status', composers.get('status').uploads[0]?.id ?? '')
  expect(composers.get('status')).toMatchObject({ problem: null, uploads: [] })
})

test('what is too large is told for each kind of file by itself', async () => {
  learnLimits({ general: 300, image: 100, film: 400 })
  const problem = async (name: string, type: string, size: number, head = '') => {
    composers.upload('status', [new File([head, new Uint8Array(size - head.length)], name, { type })])
    const { uploads } = await rest()
    for (const { id } of uploads) composers.cancelUpload('status', id)
    const [found] = uploads
    return found?.problem?.kind === 'tooBig' ? found.problem : null
  }
  expect(await problem('film.mp4', 'video/mp4', 399)).toBeNull()
  expect(await problem('sound.ogg', 'audio/ogg', 401)).toMatchObject({ allowed: 400, shrinks: false })
  expect(await problem('picture.jpg', 'image/jpeg', 101, 'ÿØÿ')).toBeNull()
  expect(await problem('picture.bmp', 'image/bmp', 101, 'BM')).toMatchObject({ allowed: 100, shrinks: true })
  expect(await problem('moving.gif', 'image/gif', 101, 'GIF89a')).toMatchObject({ allowed: 100, shrinks: false })
  expect(await problem('words.txt', 'text/plain', 301)).toMatchObject({ allowed: 300 })
  expect(await problem('of no type', '', 401)).toMatchObject({ allowed: 400 })
})

test.each([
  ['an empty one', new File([], 'nothing.png', { type: 'image/png' }), 'composer.file.empty'],
  ['a program that is called a picture', new File(['MZ\u0090'], 'setup.png', { type: 'image/png' }), 'composer.file.notPicture'],
  ['one that is gone', Object.assign(new File(['x'], 'folder'), { slice: unreadable }), 'composer.file.unreadable'],
  ['one of a kind that the server does not take', new File(['x'], 'words.txt', { type: 'text/plain' }), 'composer.file.wrongKind'],
])('a file that will never do is told and not sent: %s', async (_, file, key) => {
  learnLimits({ types: ['image/png'] })
  composers.upload('status', [file])
  expect(await rest()).toMatchObject({ uploads: [{ problem: { kind: 'unfit', message: { key } } }] })
  expect(uploadsSent()).toBe(0)
})

test('of fifty files those for which there is room are sent, and it is said how many are not', async () => {
  learnLimits({}, 4)
  composers.upload('status', Array.from({ length: 50 }, onePixel))
  expect(composers.get('status').problem).toMatchObject({ message: { key: 'composer.tooManyFiles', args: { most: 4, left: 46 } } })
  expect((await rest()).data.files).toHaveLength(4)
  composers.upload('status', [onePixel()])
  expect(composers.get('status').problem).toMatchObject({ message: { args: { most: 4, left: 1 } } })
})

test('a file on its way goes with the text that it was chosen for', async () => {
  const drafts = draftsOf(world.session)
  const other = anotherDraft('status', 'b')
  drafts.save(other, exampleDraft('Without a file'))
  composers.dispatch('status', { kind: 'textChanged', text: 'With a file' })
  const release = world.server.hold('POST /api/v2/media')
  composers.upload('status', [onePixel()])
  await release.arrived
  composers.takeUp('status', other)
  expect(composers.get('status')).toMatchObject({ data: { status: 'Without a file' }, uploads: [] })
  release()
  const found = () => drafts.list('status').find(([, { data }]) => data.status === 'With a file')
  await vi.waitFor(() => expect(found()?.[1].data.files).toHaveLength(1))
  expect(composers.get('status').data.files).toEqual([])

  // And back, while another one is on its way.
  const [aside = other] = found() ?? []
  const again = world.server.hold('POST /api/v2/media')
  composers.upload(aside, [onePixel()])
  await again.arrived
  composers.takeUp('status', aside)
  expect(composers.get('status').uploads).toHaveLength(1)
  again()
  expect(await rest()).toMatchObject({ data: { status: 'With a file', files: [{}, {}] } })
})

test('no post goes out without a file that did not get there', async () => {
  composers.dispatch('status', { kind: 'textChanged', text: 'Look at this' })
  const mend = world.server.fail('POST /api/v2/media', 500)
  composers.upload('status', [onePixel()])
  expect((await rest()).uploads).toMatchObject([{ problem: { kind: 'refused' } }])
  expect(await composers.post('status')).toMatchObject({ kind: 'refused', message: { key: 'composer.filesMissing' } })
  mend()
  composers.retryUpload('status', composers.get('status').uploads[0]?.id ?? '')
  expect((await rest()).data.files).toMatchObject([{ name: 'dot.png' }])
  expect(await composers.post('status')).toMatchObject({ kind: 'posted' })
})

test('a file on its way when the page is left is named afterwards, and no post goes out without it', async () => {
  composers.dispatch('status', { kind: 'textChanged', text: 'Look at this' })
  world.server.hold('POST /api/v2/media')
  composers.upload('status', [onePixel()])
  await draftsOf(world.session).flush()
  const next = await openTestSession({ server: world.server, browser: world.browser })
  await draftsOf.ready(next.session)
  const again = composersOf(next.session)
  const [left] = leftFiles(again.get('status'))
  expect(left).toMatchObject({ name: 'dot.png' })
  expect(await again.post('status')).toMatchObject({ kind: 'refused', message: { key: 'composer.filesMissing' } })
  again.cancelUpload('status', left?.id ?? '')
  expect(await again.post('status')).toMatchObject({ kind: 'posted' })
  await next.close()
})

test('of a file that was sent alone the name stays until it arrives or is given up', async () => {
  const drafts = draftsOf(world.session)
  const release = world.server.hold('POST /api/v2/media')
  composers.upload('status', [onePixel(), onePixel()])
  expect(drafts.get('status')?.data.missing).toHaveLength(2)
  composers.cancelUpload('status', composers.get('status').uploads[1]?.id ?? '')
  release()
  expect(await rest()).toMatchObject({ data: { files: [{}], missing: [] } })
})

test('a file on its way goes on with the next post when its draft is gone, by name as well', async () => {
  const release = world.server.hold('POST /api/v2/media')
  composers.dispatch('status', { kind: 'textChanged', text: 'Posted in another window' })
  composers.upload('status', [onePixel()])
  await release.arrived
  draftsOf(world.session).remove('status')
  expect(composers.get('status')).toMatchObject({ data: { status: '', missing: [{ name: 'dot.png' }] }, uploads: [{}] })
  release()
  expect(await rest()).toMatchObject({ data: { files: [{}], missing: [] } })
})

test('a file that a proxy finds too large is told as such', async () => {
  world.server.fail('POST /api/v2/media', new Response('<html>413</html>', { status: 413, headers: { 'content-type': 'text/html' } }))
  composers.upload('status', [onePixel()])
  expect(await rest()).toMatchObject({ problem: { kind: 'tooBig', allowed: null, shrinks: true } })
})

test('a file that the server works on is attached when it is done', async () => {
  world.server.instance.context.config.mediaProcessing = 2500
  composers.upload('status', [onePixel()])
  await vi.waitFor(() => expect(composers.get('status').uploads).toMatchObject([{ progress: 1 }]))
  expect(composers.get('status').data.files).toEqual([])
  await vi.waitFor(() => {
    world.server.clock.advance(500)
    expect(composers.get('status').data.files).toMatchObject([{ url: expect.stringContaining('/media/') }])
  })
})

test('a description over the limit is not cut but told', async () => {
  const most = world.session.server.get().instance.descriptionLimit
  composers.upload('status', [onePixel()])
  const [file] = (await rest()).data.files
  if (!file) throw new Error('Not uploaded.')
  composers.dispatch('status', { kind: 'fileDescribed', id: file.id, description: 'w'.repeat(most + 1) })
  expect(await composers.post('status')).toMatchObject({ kind: 'refused', message: { key: 'composer.descriptionTooLong' } })
  composers.dispatch('status', { kind: 'fileDescribed', id: file.id, description: '\u{1F986}'.repeat(most) })
  expect(await composers.post('status')).toMatchObject({ kind: 'posted' })
})

test('a cancelled file is not attached', async () => {
  composers.upload('status', [onePixel()])
  const [upload] = composers.get('status').uploads
  composers.cancelUpload('status', upload?.id ?? '')
  composers.upload('status', [onePixel()])
  await vi.waitFor(() => expect(composers.get('status').data.files).toHaveLength(1))
})

test('a target has as many drafts as the person wants, apart from each other', async () => {
  const second = anotherDraft('status', 'later')
  composers.dispatch('status', { kind: 'textChanged', text: 'Now' })
  composers.dispatch(second, { kind: 'textChanged', text: 'Later' })
  expect(
    draftsOf(world.session)
      .list('status')
      .map(([, draft]) => draft.data.status)
      .toSorted(),
  ).toEqual(['Later', 'Now'])
  await composers.post('status')
  expect(
    draftsOf(world.session)
      .list('status')
      .map(([key]) => key),
  ).toEqual([second])
})

test('who goes on with another draft keeps what was written here as another one', () => {
  const drafts = draftsOf(world.session)
  const other = anotherDraft('status', 'b')
  drafts.save(other, exampleDraft('From another window'))
  // Written at an earlier visit.
  drafts.save('status', exampleDraft('From this one'))
  composers.open('status', {})
  composers.takeUp('status', other)
  expect(composers.get('status').data.status).toBe('From another window')
  expect(drafts.get(other)).toBeUndefined()
  expect(
    drafts
      .list('status')
      .map(([, { data }]) => data.status)
      .toSorted(),
  ).toEqual(['From another window', 'From this one'])
})

/** Writes in the composer of new posts and presses the button of a form that stays. */
async function postAndStay(text: string) {
  composers.dispatch('status', { kind: 'textChanged', text })
  const outcome = await composers.post('status', { stays: true })
  if (outcome.kind !== 'apart') throw new Error(`Not sent apart: ${outcome.kind}`)
  return outcome.end
}

describe('a form that stays', () => {
  test('is free for the next post while the first is on its way, and says so', async () => {
    const release = world.server.hold('POST /api/v1/statuses')
    const end = postAndStay('First')
    await release.arrived
    expect(composers.get('status').data.status).toBe('')
    expect(composers.get('status').sending).toHaveLength(1)
    composers.dispatch('status', { kind: 'textChanged', text: 'Second' })
    release()
    expect(await end).toMatchObject({ kind: 'posted' })
    expect(composers.get('status')).toMatchObject({ sending: [], data: { status: 'Second' } })
    expect(draftsOf(world.session).list()).toHaveLength(1)
  })

  test('has a refused post again, with its reason, and tries again with the same key', async () => {
    const undo = world.server.drop('POST /api/v1/statuses')
    expect(await postAndStay('Refused')).toMatchObject({ kind: 'refused' })
    undo()
    expect(composers.get('status')).toMatchObject({
      data: { status: 'Refused' },
      problem: { message: { key: 'errors.unreachable' } },
    })
    const attempt = draftsOf(world.session).get('status')?.attempt
    expect(attempt).not.toBeNull()
    const release = world.server.hold('POST /api/v1/statuses')
    const again = postAndStay('Refused')
    await release.arrived
    expect(draftsOf(world.session).list()[0]?.[1].attempt).toEqual(attempt)
    release()
    expect(await again).toMatchObject({ kind: 'posted' })
  })

  test('keeps what is written by then, and the refused post is offered', async () => {
    const release = world.server.hold('POST /api/v1/statuses')
    const end = postAndStay('Refused')
    await release.arrived
    composers.dispatch('status', { kind: 'textChanged', text: 'Already the next' })
    const mend = world.server.fail('POST /api/v1/statuses', 500)
    release()
    expect(await end).toMatchObject({ kind: 'refused' })
    mend()
    expect(composers.get('status').data.status).toBe('Already the next')
    const [notice] = world.session.notices.get()
    expect(notice).toMatchObject({ messageKey: 'composer.notSent' })
    notice?.action?.run()
    expect(composers.get('status').data.status).toBe('Refused')
    expect(
      draftsOf(world.session)
        .list()
        .map(([, { data }]) => data.status),
    ).toContain('Already the next')
  })
})

describe('a post that can be taken back', () => {
  beforeEach(() => world.session.settings.set('undoPost', 10))

  test('goes out when the time is over and not before', async () => {
    const end = postAndStay('Slow')
    await vi.waitFor(() => expect(world.session.notices.get()).toHaveLength(1))
    expect(draftsOf(world.session).list()).toMatchObject([[expect.stringMatching(/^status~/), { data: { status: 'Slow' } }]])
    world.server.clock.advance(9999)
    expect(world.asked.filter((request) => request.startsWith('POST /api/v1/statuses'))).toEqual([])
    world.server.clock.advance(1)
    expect(await end).toMatchObject({ kind: 'posted' })
    expect(world.session.notices.get()).toEqual([])
    expect(draftsOf(world.session).list()).toEqual([])
  })

  test('comes back whole when it is taken back', async () => {
    const reopen = vi.fn<() => void>()
    composers.dispatch('status', { kind: 'subjectChanged', subject: 'cw', marksSensitive: false })
    composers.dispatch('status', { kind: 'textChanged', text: 'Wait' })
    const outcome = await composers.post('status', { reopen })
    world.session.notices.get()[0]?.action?.run()
    expect(reopen).toHaveBeenCalledOnce()
    if (outcome.kind === 'apart') expect(await outcome.end).toBeNull()
    expect(composers.get('status')).toMatchObject({ sending: [], data: { status: 'Wait', spoilerText: 'cw' } })
    world.server.clock.advance(60_000)
    expect(world.asked.filter((request) => request.startsWith('POST /api/v1/statuses'))).toEqual([])
  })
})

test('a text from elsewhere does not write over what was begun', () => {
  composers.dispatch('status', { kind: 'textChanged', text: 'Begun' })
  composers.restart('status', { status: 'Shared' })
  expect(composers.get('status').data.status).toBe('Shared')
  expect(
    draftsOf(world.session)
      .list()
      .map(([, { data }]) => data.status)
      .toSorted(),
  ).toEqual(['Begun', 'Shared'])
})

test('a poll of one option is not sent, and the reason is told', async () => {
  composers.dispatch('status', { kind: 'textChanged', text: 'Which?' })
  composers.dispatch('status', { kind: 'pollToggled', expiresIn: 600 })
  composers.dispatch('status', { kind: 'pollChanged', poll: { options: ['one', 'one'], multiple: false, expiresIn: 600 } })
  expect(await composers.post('status')).toMatchObject({ kind: 'refused', message: { key: 'composer.not_enough_options' } })
})

describe('a thread', () => {
  const addPost = (text: string) => {
    composers.dispatch('status', { kind: 'postAdded' })
    composers.dispatch('status', { kind: 'textChanged', text })
  }
  const own = async () => {
    const { id } = await world.server.account('bob')
    const { items } = await timelines.fetch(world.session.client, { path: `/api/v1/accounts/${id}/statuses` }, { limit: 40 })
    return items.map((post) => ({ id: post.id, answers: post.inReplyToId, text: post.content })).toReversed()
  }

  test('goes out in its order, each post an answer to the one before', async () => {
    composers.dispatch('status', { kind: 'textChanged', text: 'one' })
    addPost('two')
    addPost('three')
    composers.dispatch('status', { kind: 'postShown', at: 1 })
    const outcome = await composers.post('status', { stays: true })
    if (outcome.kind === 'apart') expect(await outcome.end).toMatchObject({ kind: 'posted' })
    const posts = (await own()).slice(-3)
    expect(posts.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    expect(posts.slice(1).map(({ answers }) => answers)).toEqual(posts.slice(0, 2).map(({ id }) => id))
    expect(draftsOf(world.session).list()).toEqual([])
    expect(composers.get('status').data).toMatchObject({ status: '', thread: null })
  })

  test('that fails on its way comes back with what is left, and goes on where it stopped, each post once', async () => {
    composers.dispatch('status', { kind: 'textChanged', text: 'one' })
    addPost('w'.repeat(6000))
    addPost('three')
    const outcome = await composers.post('status', { stays: true })
    // The second is too long for the server.
    if (outcome.kind === 'apart') expect(await outcome.end).toMatchObject({ kind: 'refused' })
    expect((await own()).at(-1)?.text).toBe('one')
    expect(composers.get('status')).toMatchObject({
      data: { status: expect.stringMatching(/^w+$/), thread: { continues: expect.any(String), after: [{ status: 'three' }] } },
      problem: { kind: 'refused' },
    })
    composers.dispatch('status', { kind: 'textChanged', text: 'two' })
    const again = await composers.post('status', { stays: true })
    if (again.kind === 'apart') expect(await again.end).toMatchObject({ kind: 'posted' })
    const posts = (await own()).slice(-3)
    expect(posts.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    expect(posts[2]?.answers).toBe(posts[1]?.id)
    expect(posts[1]?.answers).toBe(posts[0]?.id)
  })

  test('is not left with the server until later, and says so', async () => {
    composers.dispatch('status', { kind: 'textChanged', text: 'one' })
    const scheduledAt = new Date(world.session.clock.now() + 86_400_000).toISOString()
    composers.dispatch('status', { kind: 'scheduleChanged', scheduledAt })
    addPost('two')
    expect(await composers.post('status')).toMatchObject({ kind: 'refused', message: { key: 'composer.thread.notLater' } })
    expect(await own()).not.toContainEqual(expect.objectContaining({ text: 'one' }))
  })

  test('with files and a poll goes on with them where it stopped', async () => {
    const described = async (text: string) => {
      composers.upload('status', [onePixel()])
      for (const { id } of (await rest()).data.files) composers.dispatch('status', { kind: 'fileDescribed', id, description: text })
    }
    composers.dispatch('status', { kind: 'textChanged', text: 'first' })
    await described('Of the first')
    addPost('w'.repeat(6000))
    await described('Of the second')
    addPost('third')
    composers.dispatch('status', { kind: 'pollToggled', expiresIn: 3600 })
    composers.dispatch('status', { kind: 'pollChanged', poll: { options: ['a', 'b'], multiple: true, expiresIn: 3600 } })
    const outcome = await composers.post('status', { stays: true })
    // The second is too long for the server.
    if (outcome.kind === 'apart') expect(await outcome.end).toMatchObject({ kind: 'refused' })
    expect(composers.get('status').data).toMatchObject({ files: [{}], thread: { after: [{ poll: { options: ['a', 'b'] } }] } })
    composers.dispatch('status', { kind: 'textChanged', text: 'second' })
    const again = await composers.post('status', { stays: true })
    if (again.kind === 'apart') expect(await again.end).toMatchObject({ kind: 'posted' })
    const { id } = await world.server.account('bob')
    const { items } = await timelines.fetch(world.session.client, { path: `/api/v1/accounts/${id}/statuses` }, { limit: 3 })
    expect(
      items.map(({ content, attachments, poll }) => [content, attachments.map(({ description }) => description), poll?.multiple ?? null]),
    ).toEqual([
      ['third', [], true],
      ['second', ['Of the second'], null],
      ['first', ['Of the first'], null],
    ])
  })
})
