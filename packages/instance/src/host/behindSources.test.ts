import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { behindSources } from './behindSources.ts'

let pond: TestInstance

beforeAll(async () => {
  pond = await startTestInstance()
})
afterAll(() => pond.close())

const { cors, proxy } = behindSources(4001)
/** Vite reads a key that begins with `^` as an expression, and tests the whole address with it. */
const isPassedOn = (url: string) => Object.keys(proxy).some((key) => new RegExp(key).test(url))

test('the client from its sources passes on every route of the instance, and no header for other origins is added', () => {
  const { routes } = createApp(pond.instance.context, { staticDir: null, bundleDir: null })
  const paths = routes.map(({ path }) => path).filter((path) => !path.startsWith('/*'))
  expect(paths).toContain('/dev/mailbox')
  expect(paths.filter((path) => !isPassedOn(path))).toEqual([])
  expect(cors).toBe(false)
})

test.each([
  ['/dev/mailbox?page=2', true],
  ['/main/ostatus?nickname=bob', true],
  ['/manifest.json?v=1', true],
  ['/pleroma/admin/', true],
  ['/main/friends', false],
  ['/developers', false],
  ['/@vite/client', false],
  ['/src/main.tsx', false],
  ['/', false],
])('whether %s is passed on: %s', (url, expected) => {
  expect(isPassedOn(url)).toBe(expected)
})
