import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import type { PollId } from '@rookery/api/wire/model'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTabBus } from '#features/session/model/TabBus.ts'
import { createPollCoordinator } from '#features/session/model/PollCoordinator.ts'
import { createCell } from '@rookery/store/Cell'
import { trackPoll } from './trackPoll.ts'

let element: HTMLElement
beforeEach(() => {
  element = document.createElement('p')
  element.style.height = '20px'
  document.body.replaceChildren(element)
  scrollTo(0, 0)
})

function track(refresh: () => Promise<number | null>) {
  const clock = createFakeClock()
  const asked = vi.fn(refresh)
  const coordinator = createPollCoordinator(createTabBus(null), Math.random)
  const context = { clock, expired: createCell(false), coordinator }
  const stop = trackPoll({ context, id: '5' as PollId, element, refresh: asked }) // any poll's id
  onTestFinished(stop)
  return { clock, asked, stop }
}

/** Until observers have reported the current layout. */
async function seen(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(requestAnimationFrame)
}

async function hideTab(hidden: boolean): Promise<void> {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await seen()
}

test('a poll on screen is fetched every 30 s', async () => {
  const { clock, asked } = track(async () => 0)
  await seen()
  clock.advance(29_999)
  expect(asked).toHaveBeenCalledTimes(0)
  clock.advance(1)
  await seen()
  clock.advance(30_000)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('off screen it is not polled, and it is fetched on return after a longer time', async () => {
  element.style.marginBlockStart = '5000px'
  const { clock, asked } = track(async () => 0)
  await seen()
  clock.advance(300_000)
  expect(asked).toHaveBeenCalledTimes(0)
  element.scrollIntoView()
  await seen()
  clock.advance(0)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('it is not polled while the tab is hidden', async () => {
  const { clock, asked } = track(async () => 0)
  onTestFinished(() => hideTab(false))
  await seen()
  await hideTab(true)
  clock.advance(90_000)
  expect(asked).toHaveBeenCalledTimes(0)
  await hideTab(false)
  clock.advance(0)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('an ended or removed poll is not refetched', async () => {
  const ended = track(async () => null)
  const removed = track(async () => 0)
  await seen()
  removed.stop()
  for (let round = 0; round < 3; round += 1) {
    ended.clock.advance(30_000)
    removed.clock.advance(30_000)
    await seen()
  }
  expect(ended.asked).toHaveBeenCalledTimes(1)
  expect(removed.asked).toHaveBeenCalledTimes(0)
})
