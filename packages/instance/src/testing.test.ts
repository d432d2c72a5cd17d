import { expect, test } from 'vitest'
import { startTestInstance } from './testing.ts'

const post = (token: string, status: string) => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ status }),
})

test('a signed-in user posts and reads the post at home', async () => {
  const { close, fetch, signIn } = await startTestInstance()
  const token = await signIn('bob')
  const made = await fetch('/api/v1/statuses', post(token, 'Hello #fediverse'))
  expect(made.status).toBe(200)
  const home = await fetch('/api/v1/timelines/home', { headers: { authorization: `Bearer ${token}` } })
  expect(await home.json()).toMatchObject([{ content: expect.stringContaining('Hello <a class="hashtag"'), account: { acct: 'bob' } }])
  await close()
})

test('a held request waits until it is released, others do not', async () => {
  const { close, fetch, hold } = await startTestInstance()
  const release = hold('GET /api/v1/statuses/:id')
  let responded = false
  const waiting = fetch('/api/v1/statuses/1').then((reply) => {
    responded = true
    return reply.status
  })
  await release.arrived
  expect((await fetch('/api/v1/timelines/public')).status).toBe(200)
  expect(responded).toBe(false)
  release()
  expect(await waiting).toBe(404)
  await close()
})

test('a route fails, responds with HTML or loses its connection until that is undone', async () => {
  const { close, drop, fail, fetch, html } = await startTestInstance()
  const ask = async () => (await fetch('/api/v1/timelines/public')).status
  const undoFail = fail('GET /api/v1/timelines/public', 429)
  expect(await ask()).toBe(429)
  undoFail()
  const undoHtml = html('GET /api/v1/timelines/public')
  expect(await (await fetch('/api/v1/timelines/public')).text()).toContain('<!doctype html>')
  undoHtml()
  const undoDrop = drop('GET /api/v1/timelines/public')
  await expect(ask()).rejects.toThrow(TypeError)
  undoDrop()
  expect(await ask()).toBe(200)
  await close()
})

test('a response has another body until that is undone', async () => {
  const { change, close, fetch } = await startTestInstance()
  const undo = change('GET /api/v1/instance', (body) => ({ ...(body as object), title: 'Heronry' }))
  const title = async () => ((await (await fetch('/api/v1/instance')).json()) as { title: string }).title
  expect(await title()).toBe('Heronry')
  undo()
  expect(await title()).toBe('Rookery')
  await close()
})

test('the fake clock runs due timers in order', async () => {
  const { clock, close } = await startTestInstance({ seed: 'none' })
  const ran: string[] = []
  const timer = clock.every(40, () => ran.push('every'))
  clock.after(100, () => ran.push('after'))
  expect(clock.untilNext()).toBe(40)
  clock.advance(99)
  expect(clock.untilNext()).toBe(1)
  clock.advance(2)
  timer.cancel()
  clock.advance(1000)
  expect(ran).toEqual(['every', 'every', 'after'])
  await close()
})
