import { expect, test } from 'vitest'
import { createListeners } from './Listeners.ts'

test('each listener present at the start is called once, even if others are added or removed meanwhile', () => {
  const notified: string[] = []
  const { subscribe, notify } = createListeners()
  const stops = ['first', 'second'].map((name) =>
    subscribe(() => (notified.push(name), stops[1]?.(), subscribe(() => notified.push('late')))),
  )
  notify()
  expect(notified).toEqual(['first', 'second'])
  notified.length = 0
  stops[1]?.()
  notify()
  expect(notified).toEqual(['first', 'late', 'late'])
})
