import { expect, test } from 'vitest'
import { startTestInstance } from './testing.ts'

test('an instance that closes responds to the requests under way, also to one that waits for time to pass, and rejects further ones', async () => {
  const { close, instance, origin, signIn } = await startTestInstance()
  const authorization = `Bearer ${await signIn('bob')}`
  instance.context.config.mediaProcessing = 3_600_000
  const send = (path: string, init: RequestInit = {}) => instance.fetch(new Request(`${origin}${path}`, init))
  const file = new FormData()
  file.append('file', new Blob(['just words']), 'words.txt')
  const uploading = send('/api/v1/media', { method: 'POST', headers: { authorization }, body: file })
  const posting = send('/api/v1/statuses', { method: 'POST', headers: { authorization }, body: new URLSearchParams({ status: 'Hello' }) })
  const closed = close()
  const late = send('/api/v1/instance')
  const lateStream = instance.connect(new Request(`${origin}/api/v1/streaming`), () => {
    throw new Error('The instance serves a stream although it closes.')
  })
  await closed
  const responses = await Promise.all([uploading, posting, late])
  expect([...responses.map(({ status }) => status), await lateStream]).toEqual([200, 200, 503, 503])
})
