import { afterEach, expect, test, vi } from 'vitest'

import * as media from './media.ts'
import { createClient } from '../http/client.ts'
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
  answers(status: number, body: unknown): void {
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

test('where the browser can tell, the progress of sending is told', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const onProgress = vi.fn()
  const upload = media.upload(overNetwork(), file, { onProgress })
  FakeRequest.newest.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
  FakeRequest.newest.upload.onprogress?.({ lengthComputable: false, loaded: 3, total: 0 })
  FakeRequest.newest.answers(200, { id: '1', type: 'image', url: 'https://pond.example/1.png' })
  expect((await upload).id).toBe('1')
  expect(onProgress.mock.calls).toEqual([[0.25], [1]])
  expect(FakeRequest.newest.headers).toEqual({ authorization: 'Bearer t' })
})

test('a refusal, a lost connection and giving up are told apart there too', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const onProgress = () => {}
  const refused = media.upload(overNetwork(), file, { onProgress })
  FakeRequest.newest.answers(413, { errors: { detail: 'Too large' } })
  await expect(refused).rejects.toMatchObject({ kind: 'http', status: 413, serverText: 'Too large' })

  const slowedDown = media.upload(overNetwork(), file, { onProgress })
  FakeRequest.newest.answers(429, { error: 'Too many requests' })
  await expect(slowedDown).rejects.toMatchObject({ status: 429, retryAfter: 7000 })

  const lost = media.upload(overNetwork(), file, { onProgress })
  FakeRequest.newest.onerror?.()
  await expect(lost).rejects.toMatchObject({ kind: 'network' })

  const controller = new AbortController()
  const stopped = media.upload(overNetwork(), file, { onProgress, signal: controller.signal })
  controller.abort()
  await expect(stopped).rejects.toMatchObject({ kind: 'aborted' })
})

test('an instance in process is not gone round', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const { asked, client } = fakeServer(json({ id: '1' }))
  await media.upload(client(), file, { onProgress: () => {} })
  expect(asked).toHaveLength(1)
})
