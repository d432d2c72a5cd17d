import { expect, test } from 'vitest'
import { sweep } from '#features/entities/model/sweep.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { liveWorld } from '#test/liveWorld.ts'
import { settle } from '#test/postAs.ts'

const here = liveWorld()

test('unusable frames are ignored', async () => {
  const { sockets, show, post, pending } = here()
  await show('home')
  for (const frame of [
    'no json',
    '{"event":"update"}',
    '{"event":"update","payload":"{}"}',
    '{"event":"update","payload":"{\\"id\\":1}"}',
    '{"event":"delete"}',
    '{"event":"pleroma:chat_update","payload":"{}"}',
    '{"event":"filters_changed"}',
    '[]',
    'null',
    5,
  ]) {
    sockets.send(frame)
  }
  const id = await post('Good')
  expect(pending()).toEqual([id])
})

test('a flood is counted, not stored: few ids are pending, and posts without a holder can be removed', async () => {
  const { world, session, page, sockets, show, post, pending } = here()
  await show('home')
  const first = await post('Pattern')
  const raw: unknown = await (
    await world.server.fetch(`/api/v1/statuses/${first}`, { headers: { authorization: `Bearer ${session.token?.accessToken}` } })
  ).json()
  const pattern = raw as Record<string, unknown> // as the instance shows it
  for (let second = 0; second < 20; second += 1) {
    for (let number = 0; number < 200; number += 1) {
      sockets.send({ event: 'update', payload: JSON.stringify({ ...pattern, id: `zz${String(second * 200 + number).padStart(20, '0')}` }) })
      if (number % 10 === 0) page.frame()
    }
    page.frame()
    await settle()
  }
  const { hasGapBelowPending } = feedsOf(session).at('home').get()
  expect([pending().length, hasGapBelowPending]).toEqual([200, true])
  sweep(session.entities)
  expect(session.entities.statuses.size).toBeLessThan(300)
})

test('more frames than can be applied one by one are replaced by a fetch', async () => {
  const { world, session, page, sockets, show, pass, post, pending, fetches } = here()
  await show('home')
  const id = await post('Pattern')
  feedsOf(session).showPending('home')
  const before = fetches()
  for (let number = 0; number < 600; number += 1) sockets.send({ event: 'update', payload: JSON.stringify({ id: `zz${number}` }) })
  const raw: unknown = await (await world.server.fetch(`/api/v1/statuses/${id}`)).json()
  for (let number = 0; number < 600; number += 1) {
    sockets.send({ event: 'update', payload: JSON.stringify({ ...(raw as object), id: `zz${String(number).padStart(20, '0')}` }) })
  }
  page.frame()
  await pass()
  expect(pending()).toEqual([])
  expect(fetches()).toBe(before + 1)
})
