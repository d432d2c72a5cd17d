import type { StatusId } from '@rookery/api/wire/model'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'
import { loadStatus } from './loadStatus.ts'

async function openCounted() {
  const paths: string[] = []
  const world = await openTestSession({
    through: (send) => (url, init) => {
      if (url.includes('/api/v1/statuses/')) paths.push(url)
      return send(url, init)
    },
  })
  onTestFinished(world.close)
  return { ...world, paths }
}

test('a post is requested once for any number of callers', async () => {
  const { session, server, paths } = await openCounted()
  const id = await postAs(server, 'ada', 'Hello')
  expect(await Promise.all([loadStatus(session, id), loadStatus(session, id)])).toEqual([true, true])
  expect(await loadStatus(session, id)).toBe(true)
  expect(paths).toHaveLength(1)
  expect(session.entities.statuses.get(id)?.content).toContain('Hello')
})

test('a missing post is remembered', async () => {
  const { session, paths } = await openCounted()
  expect(await loadStatus(session, 'nowhere' as StatusId)).toBe(false)
  expect(await loadStatus(session, 'nowhere' as StatusId)).toBe(false)
  expect(paths).toHaveLength(1)
})

test('a failed request is sent again', async () => {
  const { session, server } = await openCounted()
  const id = await postAs(server, 'ada', 'Hello')
  const mend = server.fail('GET /api/v1/statuses/:id', 503)
  expect(await loadStatus(session, id)).toBe(false)
  mend()
  expect(await loadStatus(session, id)).toBe(true)
})
