import { expect, test } from 'vitest'
import { createListeners } from './Listeners.ts'

test('everybody who listened before is told once, whoever comes or goes meanwhile', () => {
  const told: string[] = []
  const { subscribe, notify } = createListeners()
  const stops = ['first', 'second'].map((name) => subscribe(() => (told.push(name), stops[1]?.(), subscribe(() => told.push('late')))))
  notify()
  expect(told).toEqual(['first', 'second'])
  told.length = 0
  stops[1]?.()
  notify()
  expect(told).toEqual(['first', 'late', 'late'])
})
