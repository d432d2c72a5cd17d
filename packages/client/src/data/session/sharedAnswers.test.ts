import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { beforeEach, expect, test } from 'vitest'
import { twoTabs } from '#test/twoTabs.ts'
import { createSharedAnswers, type SharedAnswers } from './sharedAnswers.ts'

const url = 'https://pond.example/api/v1/timelines/home?since_id=5'
const link = '<https://pond.example/api/v1/timelines/home?max_id=6>; rel="next"'

let clock: ReturnType<typeof createFakeClock>
let here: SharedAnswers
let there: SharedAnswers
let asked: string[]
let told: unknown[]

beforeEach(() => {
  clock = createFakeClock()
  asked = []
  const tabs = twoTabs()
  told = tabs.told
  const send = (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response('from the network'))
  }
  here = createSharedAnswers(tabs.here, clock, send)
  there = createSharedAnswers(tabs.there, clock, send)
})

const ask = async (address = url, method = 'GET') => (await there.fetch(address, { method })).text()

test('what one tab was told, the other need not ask, once and with its links', async () => {
  here.tell(url, '[6]', new Headers({ link }))
  const answer = await there.fetch(url, { method: 'GET' })
  expect([await answer.text(), answer.headers.get('link'), asked]).toEqual(['[6]', link, []])
  // And it is not told back.
  there.tell(url, '[6]', answer.headers)
  expect(told).toHaveLength(1)
  expect(await ask()).toBe('from the network')
})

test('another address, another method, and what is older than five seconds are asked', async () => {
  here.tell(url, '[6]', new Headers())
  expect(await ask(`${url}0`)).toBe('from the network')
  expect(await ask(url, 'POST')).toBe('from the network')
  clock.advance(5000)
  expect(await ask()).toBe('from the network')
})

test('what was heard before it is forgotten is asked', async () => {
  here.tell(url, '[6]', new Headers())
  there.forget()
  expect(await ask()).toBe('from the network')
})

test('a clock that was set back makes nothing young again', async () => {
  here.tell(url, '[6]', new Headers())
  clock.advance(-60_000)
  expect(await ask()).toBe('from the network')
})

test('only questions for what is new are shared', () => {
  here.tell('https://pond.example/api/v1/accounts/verify_credentials', '{}', new Headers())
  expect(told).toEqual([])
})
