import { expect, test } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { createLeadership } from './Leadership.ts'

test('one tab leads, then the one that is looked at, then the next when that closes', async () => {
  const pages = [createTestPage(), createTestPage()] as const
  pages[1].visible.set(false)
  const one = createLeadership('three', pages[0], navigator.locks)
  const two = createLeadership('three', pages[1], navigator.locks)
  const who = () => [one.leads('home'), two.leads('home')]
  await expect.poll(who).toEqual([true, false])
  pages[1].visible.set(true)
  await expect.poll(who).toEqual([false, true])
  pages[0].visible.set(false)
  pages[0].visible.set(true)
  await expect.poll(who).toEqual([true, false])
  one.stop()
  await expect.poll(() => two.leads('home')).toBe(true)
  two.stop()
  await expect
    .poll(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter((lock) => lock.name?.startsWith('three'))
    })
    .toEqual([])
})

test('subjects have leaders of their own', async () => {
  const one = createLeadership('own', createTestPage(), navigator.locks)
  const two = createLeadership('own', createTestPage(), navigator.locks)
  one.leads('home')
  await expect.poll(() => one.leads('home')).toBe(true)
  two.leads('public')
  await expect.poll(() => [one.leads('home'), two.leads('public')]).toEqual([true, true])
  one.stop()
  two.stop()
})

test('where the browser has no locks every tab leads', () => {
  expect(createLeadership('a', createTestPage(), undefined).leads('home')).toBe(true)
})
