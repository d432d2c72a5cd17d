import { afterEach, describe, expect, test, vi } from 'vitest'

import * as media from './media.ts'
import { createClient } from '../http/client.ts'
import { HeldClock } from '../../test/HeldClock.ts'
import { fakeServer, json } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'

const file = new Blob(['reeds'], { type: 'image/png' })

/** A browser's XMLHttpRequest as far as it is used. */
class FakeRequest {
  static newest: FakeRequest
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null }
  readonly headers: Record<string, string> = {}
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  onloadend: (() => void) | null = null
  status = 0
  responseText = ''
  responseURL = ''
  sent: unknown

  constructor() {
    FakeRequest.newest = this
  }

  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  getResponseHeader(name: string): string | null {
    return name === 'retry-after' ? '7' : null
  }
  send(body: unknown): void {
    this.sent = body
  }
  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }
  respond(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
    this.onloadend?.()
  }
}

const overNetwork = () => createClient({ origin: 'https://pond.example', token: 't' })

afterEach(() => vi.unstubAllGlobals())

test('an upload is a multipart form with its description', async () => {
  const { asked, client } = fakeServer(json(recorded('media/upload_v1_image_focus.json')))
  const onProgress = vi.fn()
  expect((await media.upload(client(), file, { description: 'reeds', onProgress })).kind).toBe('image')
  const body = asked[0]?.init.body
  expect(body instanceof FormData && body.get('description')).toBe('reeds')
  expect(onProgress.mock.calls).toEqual([[1]])
})

test('upload progress is reported where the browser supports it', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const onProgress = vi.fn()
  const upload = media.upload(overNetwork(), file, { onProgress })
  FakeRequest.newest.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
  FakeRequest.newest.upload.onprogress?.({ lengthComputable: false, loaded: 3, total: 0 })
  FakeRequest.newest.respond(200, { id: '1', type: 'image', url: 'https://pond.example/1.png' })
  expect((await upload).id).toBe('1')
  expect(onProgress.mock.calls).toEqual([[0.25], [1]])
  expect(FakeRequest.newest.headers).toEqual({ accept: 'application/json', authorization: 'Bearer t' })
})

test('a rejection, a lost connection and an abort are distinguished there too', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const onProgress = () => {}
  const rejected = media.upload(overNetwork(), file, { onProgress })
  FakeRequest.newest.respond(413, { errors: { detail: 'Too large' } })
  await expect(rejected).rejects.toMatchObject({ kind: 'http', status: 413, serverText: 'Too large' })

  const slowedDown = media.upload(overNetwork(), file, { onProgress })
  FakeRequest.newest.respond(429, { error: 'Too many requests' })
  await expect(slowedDown).rejects.toMatchObject({ status: 429, retryAfter: 7000 })

  const lost = media.upload(overNetwork(), file, { onProgress })
  FakeRequest.newest.onerror?.()
  await expect(lost).rejects.toMatchObject({ kind: 'network' })

  const controller = new AbortController()
  const stopped = media.upload(overNetwork(), file, { onProgress, signal: controller.signal })
  controller.abort()
  await expect(stopped).rejects.toMatchObject({ kind: 'aborted' })
})

test('a stalled upload times out, and one that is sent waits longer for its response', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const clock = new HeldClock()
  const client = createClient({ origin: 'https://pond.example', token: 't', clock })
  const dead = media.upload(client, file, { onProgress: () => {} })
  clock.pass(59_000)
  FakeRequest.newest.upload.onprogress?.({ lengthComputable: true, loaded: 99, total: 100 })
  clock.pass(59_000)
  FakeRequest.newest.upload.onprogress?.({ lengthComputable: true, loaded: 99, total: 100 })
  clock.pass(60_000)
  await expect(dead).rejects.toMatchObject({ kind: 'timeout' })

  const slow = media.upload(client, file, { onProgress: () => {} })
  FakeRequest.newest.upload.onprogress?.({ lengthComputable: true, loaded: 100, total: 100 })
  clock.pass(290_000)
  FakeRequest.newest.respond(200, { id: '1', type: 'image', url: 'https://pond.example/1.png' })
  expect((await slow).id).toBe('1')
})

describe('a file that the server works on', () => {
  const worked = { id: '9', type: 'video', url: null, preview_url: null }
  const done = { ...worked, url: 'https://pond.example/9.mp4' }

  /** Advances the time until the upload ends. */
  async function ended(upload: Promise<unknown>, clock: HeldClock) {
    const end = upload.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    for (let turn = 0; turn < 200; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      clock.pass(1000)
    }
    return end
  }

  test('is polled until it has an address, also while the network is lost for a moment', async () => {
    const { asked, client } = fakeServer(
      json(worked, 202),
      json(worked, 206),
      () => Promise.reject(new TypeError('lost')),
      json({}, 503),
      json(done),
    )
    const clock = new HeldClock()
    expect(await ended(media.upload(client({ clock }), file), clock)).toMatchObject({ value: { url: done.url } })
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /api/v2/media',
      ...Array(4).fill('GET /api/v1/media/9'),
    ])
  })

  test('is rejected with the text of the server if the server cannot read it', async () => {
    const { client } = fakeServer(json(worked, 202), json({ error: 'Error processing thumbnail for uploaded media' }, 422))
    const clock = new HeldClock()
    expect(await ended(media.upload(client({ clock }), file), clock)).toMatchObject({
      error: { status: 422, serverText: 'Error processing thumbnail for uploaded media' },
    })
  })

  test('is not polled after the upload was aborted', async () => {
    const { asked, client } = fakeServer(json(worked, 202), json(worked, 206))
    const clock = new HeldClock()
    const giveUp = new AbortController()
    const upload = media.upload(client({ clock }), file, { signal: giveUp.signal })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    giveUp.abort()
    expect(await ended(upload, clock)).toMatchObject({ error: { kind: 'aborted' } })
    expect(asked).toHaveLength(1)
  })
})

test('an old server has only the first version, and the second is requested once', async () => {
  const sent = { id: '1', type: 'image', url: 'https://pond.example/1.png' }
  const { asked, client } = fakeServer(json({ error: 'Not found' }, 404), json(sent), json(sent))
  const old = client()
  await media.upload(old, file)
  await media.upload(old, file)
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/v2/media', '/api/v1/media', '/api/v1/media'])
})

test('a response from another origin is rejected', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const upload = media.upload(overNetwork(), file, { onProgress: () => {} })
  FakeRequest.newest.responseURL = 'https://elsewhere.example/api/v1/media'
  FakeRequest.newest.respond(200, { id: '1', type: 'image', url: 'https://elsewhere.example/1.png' })
  await expect(upload).rejects.toMatchObject({ kind: 'network' })
})

test('an upload to an instance in the same process uses that instance', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const { asked, client } = fakeServer(json({ id: '1', url: 'https://pond.example/1.png' }))
  await media.upload(client(), file, { onProgress: () => {} })
  expect(asked).toHaveLength(1)
})
