import { ApiError } from '@rookery/api/http/ApiError'
import { expect, test } from 'vitest'
import { createCell } from '#lib/Cell.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { createQuestion } from './Question.ts'

test('what is followed is asked for at once and again and again, but not while nobody looks', async () => {
  const world = await openTestSession()
  const { session, server } = world
  let answers = 0
  let isLookedAt = true
  const question = createQuestion('numbers', async () => (answers += 1))
  const known = () => question.at(session, 'all').get().value
  const pass = async () => {
    server.clock.advance(240_000)
    await settle()
  }
  const { look, stop } = question.follow(session, 'all', 240_000, () => isLookedAt)
  await settle()
  expect(known()).toBe(1)
  server.clock.advance(239_999)
  await settle()
  expect(known()).toBe(1)
  server.clock.advance(1)
  await settle()
  expect(known()).toBe(2)

  isLookedAt = false
  await pass()
  expect(known()).toBe(2)
  isLookedAt = true
  look()
  await pass()
  expect(known()).toBe(3)
  stop()
  await pass()
  expect(known()).toBe(3)
  await world.close()
})

test('a server that takes the token no more is not asked again', async () => {
  const world = await openTestSession()
  const session = { ...world.session, refused: createCell(true) }
  let answers = 0
  const { stop } = createQuestion('numbers', async () => (answers += 1)).follow(session, 'all', 1000, () => true)
  world.server.clock.advance(3000)
  await settle()
  expect(answers).toBe(1)
  stop()
  await world.close()
})

test('a later question that fails leaves what is known', async () => {
  const world = await openTestSession()
  let answers = 0
  const question = createQuestion('numbers', async () => {
    if ((answers += 1) > 1) throw new ApiError({ kind: 'network', method: 'GET', path: '/api/v1/lists' })
    return answers
  })
  const { stop } = question.follow(world.session, 'all', 1000, () => true)
  await settle()
  world.server.clock.advance(1000)
  await settle()
  const cell = question.at(world.session, 'all')
  expect(cell.get()).toMatchObject({ value: 1, loading: false, error: expect.anything() })
  // While it is asked again what is shown stays as it is.
  world.server.clock.advance(1000)
  expect(cell.get()).toMatchObject({ loading: true, error: expect.anything() })
  await settle()
  stop()
  await world.close()
})
