import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { beforeEach, expect, test } from 'vitest'
import { twoTabs } from '#test/twoTabs.ts'
import type { TabMessage } from './TabMessage.ts'
import { createSharedResponses, type SharedResponses } from './sharedResponses.ts'

const url = 'https://pond.example/api/v1/timelines/home?since_id=5'
const link = '<https://pond.example/api/v1/timelines/home?max_id=6>; rel="next"'

/** Any message tells a tab that it is not alone. */
const greeting = { kind: 'asked', subject: 'anything' } as const

let clock: ReturnType<typeof createFakeClock>
let here: SharedResponses
let there: SharedResponses
let asked: string[]
let notified: unknown[]
let notify: (message: TabMessage) => void

beforeEach(() => {
  clock = createFakeClock()
  asked = []
  const tabs = twoTabs()
  notified = tabs.told
  notify = tabs.here.notify
  const send = (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response('from the network'))
  }
  here = createSharedResponses(tabs.here, clock, send)
  there = createSharedResponses(tabs.there, clock, send)
  tabs.there.notify(greeting)
  tabs.here.notify(greeting)
  tabs.told.length = 0
})

const ask = async (address = url, method = 'GET') => (await there.fetch(address, { method })).text()

/** This tab sends a request and gets this response. */
async function responded(body: string, address = url, headers = new Headers()): Promise<void> {
  await here.fetch(address, { method: 'GET' })
  asked = []
  here.notify(address, body, headers)
}

test('a response of one tab is reused by the other, once and with its links', async () => {
  await responded('[6]', url, new Headers({ link }))
  const response = await there.fetch(url, { method: 'GET' })
  expect([await response.text(), response.headers.get('link'), asked]).toEqual(['[6]', link, []])
  // And it is not sent back.
  there.notify(url, '[6]', response.headers)
  expect(notified).toHaveLength(1)
  expect(await ask()).toBe('from the network')
})

test('a single tab copies no response', async () => {
  const { here: alone, there: newcomer, told } = twoTabs()
  const responses = createSharedResponses(alone, clock, () => Promise.resolve(new Response('[6]')))
  const ask = async () => {
    await responses.fetch(url, { method: 'GET' })
    responses.notify(url, '[6]', new Headers())
  }
  await ask()
  expect(told).toEqual([])
  newcomer.notify(greeting)
  await ask()
  expect(told).toEqual([greeting, expect.objectContaining({ kind: 'answer', body: '[6]' })])
})

test('another address, another method, and responses older than five seconds use the network', async () => {
  await responded('[6]')
  expect(await ask(`${url}0`)).toBe('from the network')
  expect(await ask(url, 'POST')).toBe('from the network')
  clock.advance(5000)
  expect(await ask()).toBe('from the network')
})

test('a response without a tab, or from the future, is rejected', async () => {
  const forged = { kind: 'answer', body: '[forged]', link: '' } as const
  const own = 'https://pond.example/api/v1/accounts/verify_credentials'
  notify({ ...forged, url: own, askedAt: clock.now() + 1 })
  notify({ ...forged, url, askedAt: clock.now() + 60_000 })
  expect([await ask(own), await ask()]).toEqual(['from the network', 'from the network'])
})

test('responses from before `forget` are not reused', async () => {
  await responded('[6]')
  there.forget()
  expect(await ask()).toBe('from the network')
})

test('a clock that was set back does not make responses fresh again', async () => {
  await responded('[6]')
  clock.advance(-60_000)
  expect(await ask()).toBe('from the network')
})

test.each([
  ['accounts/verify_credentials', false],
  ['statuses/9/favourited_by', false],
  ['timelines/home?limit=20', false],
  ['polls/5', true],
  ['statuses/9', true],
  ['statuses/9/context', true],
  ['lists', true],
  ['lists/3', true],
])('only responses to repeated requests are shared: %s', async (path, isShared) => {
  await responded('{}', `https://pond.example/api/v1/${path}`)
  expect(notified).toHaveLength(isShared ? 1 : 0)
})

test('a tab that changed something sends its own request', async () => {
  await responded('[6]')
  clock.advance(1)
  expect(await ask('https://pond.example/api/v1/statuses/6/favourite', 'POST')).toBe('from the network')
  expect(await ask()).toBe('from the network')
  await here.fetch(url, { method: 'GET' })
  clock.advance(1)
  await ask('https://pond.example/api/v1/statuses/6/favourite', 'POST')
  here.notify(url, '[6]', new Headers())
  expect(await ask()).toBe('from the network')
  clock.advance(1)
  await responded('[6]')
  expect(await ask()).toBe('[6]')
})

test('a tab shares its own responses, and not a response that another tab shared', async () => {
  await here.fetch(url, { method: 'GET' })
  await there.fetch(url, { method: 'GET' })
  there.notify(url, '[6]', new Headers())
  const received = await here.fetch(url, { method: 'GET' })
  here.notify(url, await received.text(), received.headers)
  expect(notified).toHaveLength(1)
  here.notify(url, '[6]', new Headers())
  expect(notified).toHaveLength(2)
})
