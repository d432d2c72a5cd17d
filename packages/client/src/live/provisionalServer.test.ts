import { startTestInstance, type TestInstance } from '@rookery/instance/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { watchProvisionalServer } from './provisionalServer.ts'

const document = 'GET /api/v1/instance'
let server: TestInstance
let world: TestSession
let stop: () => void

beforeEach(async () => {
  server = await startTestInstance()
})
afterEach(async () => {
  stop()
  await world.close()
  await server.close()
})

async function open() {
  world = await openTestSession({ server })
  await settle()
  stop = watchProvisionalServer(world.session)
  const questions = () => world.asked.filter((name) => name === document).length
  const before = questions()
  return {
    asked: () => questions() - before,
    async pass(ms: number) {
      server.clock.advance(ms)
      await settle()
    },
  }
}

test('a server with an assumed version is requested again at growing intervals until it responds', async () => {
  const mend = server.fail(document, 500)
  const { asked, pass } = await open()
  const optimistic = world.session.server.get().instance.version
  await pass(29_000)
  expect(asked()).toBe(0)
  await pass(1000)
  expect(asked()).toBe(1)
  expect(world.session.server.get().instance.version).toBe(optimistic)
  await pass(30_000)
  expect(asked()).toBe(1)
  mend()
  await expect
    .poll(async () => {
      await pass(10_000)
      return world.session.server.get().instance.version
    })
    .not.toBe(optimistic)
  await pass(20 * 60_000)
  expect(asked()).toBe(2)
})

test('a server that reported its version is not requested again', async () => {
  const { asked, pass } = await open()
  await pass(20 * 60_000)
  expect(asked()).toBe(0)
})
