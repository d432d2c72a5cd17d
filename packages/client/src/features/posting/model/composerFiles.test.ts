import type { Instance } from '@rookery/api/wire/model'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleDraft } from '#test/examples.ts'
import { onePixel } from '#test/onePixel.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { uploadsDone } from '#test/uploadsDone.ts'
import { leftFiles } from './composerReducer.ts'
import { composersOf, type Composers } from './Composers.ts'
import { anotherDraft } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'

/** As a browser reads a missing file, or a folder. */
const unreadable = () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotFoundError')) })

let world: TestSession
let composers: Composers
beforeEach(async () => {
  world = await openTestSession()
  await draftsOf.ready(world.session)
  composers = composersOf(world.session)
})
afterEach(() => world.close())

/** The server's limits for files, changed. */
function setLimits(limits: Partial<Instance['uploadLimits']>, maxAttachments: number | null = null) {
  const server = world.session.server.get()
  const uploadLimits = { ...server.instance.uploadLimits, ...limits }
  world.session.setServer({ ...server, instance: { ...server.instance, uploadLimits, maxAttachments } })
}

const uploadsSent = () => world.asked.filter((request) => request === 'POST /api/v2/media').length

test('files belong to the draft: they arrive in the order they were chosen in, with no form open', async () => {
  composers.upload('status', [onePixel(), onePixel()])
  expect(composers.get('status').uploads).toHaveLength(2)
  await vi.waitFor(() => expect(composers.get('status').data.files).toHaveLength(2))
  expect(composers.get('status').uploads).toEqual([])
  expect(draftsOf(world.session).get('status')?.data.files).toHaveLength(2)
})

test('a file over the server’s limit shows an error, is not sent, and stays until it is removed', async () => {
  const allowed = world.session.server.get().instance.uploadLimits.general
  expect(allowed).toBeGreaterThan(0)
  composers.upload('status', [new File([new Uint8Array(allowed + 1)], 'long.mp4')])
  const error = { kind: 'tooBig', size: allowed + 1, allowed, shrinks: false }
  expect(await uploadsDone(composers)).toMatchObject({ error, uploads: [{ error }] })
  expect(uploadsSent()).toBe(0)
  composers.cancelUpload('status', composers.get('status').uploads[0]?.id ?? '')
  expect(composers.get('status')).toMatchObject({ error: null, uploads: [] })
})

test('the size limit of each kind of file is named', async () => {
  setLimits({ general: 300, image: 100, film: 400 })
  const error = async (name: string, type: string, size: number, head = '') => {
    composers.upload('status', [new File([head, new Uint8Array(size - head.length)], name, { type })])
    const { uploads } = await uploadsDone(composers)
    for (const { id } of uploads) composers.cancelUpload('status', id)
    const [found] = uploads
    return found?.error?.kind === 'tooBig' ? found.error : null
  }
  expect(await error('film.mp4', 'video/mp4', 399)).toBeNull()
  expect(await error('sound.ogg', 'audio/ogg', 401)).toMatchObject({ allowed: 400, shrinks: false })
  expect(await error('picture.jpg', 'image/jpeg', 101, 'ÿØÿ')).toBeNull()
  expect(await error('picture.bmp', 'image/bmp', 101, 'BM')).toMatchObject({ allowed: 100, shrinks: true })
  expect(await error('moving.gif', 'image/gif', 101, 'GIF89a')).toMatchObject({ allowed: 100, shrinks: false })
  expect(await error('words.txt', 'text/plain', 301)).toMatchObject({ allowed: 300 })
  expect(await error('of no type', '', 401)).toMatchObject({ allowed: 400 })
})

test.each([
  ['an empty one', new File([], 'nothing.png', { type: 'image/png' }), 'composer.file.empty'],
  ['a program that is called a picture', new File(['MZ\u0090'], 'setup.png', { type: 'image/png' }), 'composer.file.notPicture'],
  ['one that is gone', Object.assign(new File(['x'], 'folder'), { slice: unreadable }), 'composer.file.unreadable'],
  ['one of a kind that the server does not take', new File(['x'], 'words.txt', { type: 'text/plain' }), 'composer.file.wrongKind'],
])('an unsupported file is reported and not sent: %s', async (_, file, key) => {
  setLimits({ types: ['image/png'] })
  composers.upload('status', [file])
  expect(await uploadsDone(composers)).toMatchObject({ uploads: [{ error: { kind: 'unfit', message: { key } } }] })
  expect(uploadsSent()).toBe(0)
})

test.each([
  ['art.psd', 'image/vnd.adobe.photoshop', '8BPS\0\u0001'],
  ['page.djvu', 'image/vnd.djvu', 'AT&TFORM'],
  ['raw.x3f', 'image/x-sigma-x3f', 'FOVb'],
])('an image of an unknown kind is sent, and the server decides: %s', async (name, type, head) => {
  composers.upload('status', [new File([head], name, { type })])
  await uploadsDone(composers)
  expect(uploadsSent()).toBe(1)
})

test('of fifty files as many as allowed are sent, and the others are counted in a message', async () => {
  setLimits({}, 4)
  composers.upload('status', Array.from({ length: 50 }, onePixel))
  expect(composers.get('status').error).toMatchObject({ message: { key: 'composer.tooManyFiles', args: { count: 46 } } })
  expect((await uploadsDone(composers)).data.files).toHaveLength(4)
  composers.upload('status', [onePixel()])
  expect(composers.get('status').error).toMatchObject({ message: { args: { count: 1 } } })
})

test('a file being uploaded is sent with the draft that it was chosen for', async () => {
  const drafts = draftsOf(world.session)
  const other = anotherDraft('status', 'b')
  drafts.save(other, exampleDraft('Without a file'))
  composers.dispatch('status', { kind: 'textChanged', text: 'With a file' })
  const release = world.server.hold('POST /api/v2/media')
  composers.upload('status', [onePixel()])
  await release.arrived
  composers.resume('status', other)
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
  composers.resume('status', aside)
  expect(composers.get('status').uploads).toHaveLength(1)
  again()
  expect(await uploadsDone(composers)).toMatchObject({ data: { status: 'With a file', files: [{}, {}] } })
})

test('no post is sent without a file whose upload failed', async () => {
  composers.dispatch('status', { kind: 'textChanged', text: 'Look at this' })
  const mend = world.server.fail('POST /api/v2/media', 500)
  composers.upload('status', [onePixel()])
  expect((await uploadsDone(composers)).uploads).toMatchObject([{ error: { kind: 'refused' } }])
  expect(await composers.post('status')).toMatchObject({ kind: 'refused', message: { key: 'composer.filesMissing' } })
  mend()
  composers.retryUpload('status', composers.get('status').uploads[0]?.id ?? '')
  expect((await uploadsDone(composers)).data.files).toMatchObject([{ name: 'dot.png' }])
  expect(await composers.post('status')).toMatchObject({ kind: 'posted' })
})

test('a file being uploaded when the page is left is named afterwards, and no post is sent without it', async () => {
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

test('the name of an uploading file is stored until the upload ends or is cancelled', async () => {
  const drafts = draftsOf(world.session)
  const release = world.server.hold('POST /api/v2/media')
  composers.upload('status', [onePixel(), onePixel()])
  expect(drafts.get('status')?.data.missing).toHaveLength(2)
  composers.cancelUpload('status', composers.get('status').uploads[1]?.id ?? '')
  release()
  expect(await uploadsDone(composers)).toMatchObject({ data: { files: [{}], missing: [] } })
})

test('a file being uploaded moves to the next post if its draft is removed, with its name', async () => {
  const release = world.server.hold('POST /api/v2/media')
  composers.dispatch('status', { kind: 'textChanged', text: 'Posted in another window' })
  composers.upload('status', [onePixel()])
  await release.arrived
  draftsOf(world.session).remove('status')
  expect(composers.get('status')).toMatchObject({ data: { status: '', missing: [{ name: 'dot.png' }] }, uploads: [{}] })
  release()
  expect(await uploadsDone(composers)).toMatchObject({ data: { files: [{}], missing: [] } })
})

test('a file that a proxy finds too large is reported as such', async () => {
  world.server.fail('POST /api/v2/media', new Response('<html>413</html>', { status: 413, headers: { 'content-type': 'text/html' } }))
  composers.upload('status', [onePixel()])
  expect(await uploadsDone(composers)).toMatchObject({ error: { kind: 'tooBig', allowed: null, shrinks: true } })
})

test('a file that the server processes is attached when it is ready', async () => {
  world.server.instance.context.config.mediaProcessing = 2500
  composers.upload('status', [onePixel()])
  await vi.waitFor(() => expect(composers.get('status').uploads).toMatchObject([{ progress: 1 }]))
  expect(composers.get('status').data.files).toEqual([])
  await vi.waitFor(() => {
    world.server.clock.advance(500)
    expect(composers.get('status').data.files).toMatchObject([{ url: expect.stringContaining('/media/') }])
  })
})

test('a description over the limit is not cut but reported', async () => {
  const max = world.session.server.get().instance.descriptionLimit
  composers.upload('status', [onePixel()])
  const [file] = (await uploadsDone(composers)).data.files
  if (!file) throw new Error('Not uploaded.')
  composers.dispatch('status', { kind: 'fileDescribed', id: file.id, description: 'w'.repeat(max + 1) })
  expect(await composers.post('status')).toMatchObject({ kind: 'refused', message: { key: 'composer.descriptionTooLong' } })
  composers.dispatch('status', { kind: 'fileDescribed', id: file.id, description: '\u{1F986}'.repeat(max) })
  expect(await composers.post('status')).toMatchObject({ kind: 'posted' })
})

test('a cancelled file is not attached', async () => {
  composers.upload('status', [onePixel()])
  const [upload] = composers.get('status').uploads
  composers.cancelUpload('status', upload?.id ?? '')
  composers.upload('status', [onePixel()])
  await vi.waitFor(() => expect(composers.get('status').data.files).toHaveLength(1))
})
