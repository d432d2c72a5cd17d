import { afterEach, expect, test } from 'vitest'
import { characterPlace } from './characterPlace.ts'

afterEach(() => document.body.replaceChildren())

function box(value: string, style: string): HTMLTextAreaElement {
  const area = document.createElement('textarea')
  area.value = value
  area.style.cssText = `font: 16px/20px monospace; padding: 10px; border: 2px solid; inline-size: 300px; block-size: 100px; ${style}`
  document.body.append(area)
  return area
}

test('a character is to the right of those before it, and a line below those above it', () => {
  const area = box('abc\ndef', '')
  const { left, top } = area.getBoundingClientRect()
  const [first, third, below] = [characterPlace(area, 0), characterPlace(area, 2), characterPlace(area, 4)]
  expect(first.left).toBeCloseTo(left + 12, 0)
  expect(third.left - first.left).toBeCloseTo(2 * first.width, 0)
  expect(below.left).toBeCloseTo(first.left, 0)
  expect(below.top - first.top).toBeCloseTo(20, 0)
  expect(first.top).toBeGreaterThanOrEqual(top)
})

test('from right to left the first letter is at the right', () => {
  const area = box('אבג', 'direction: rtl')
  expect(characterPlace(area, 0).right).toBeCloseTo(area.getBoundingClientRect().right - 12, 0)
  expect(characterPlace(area, 2).right).toBeLessThan(characterPlace(area, 0).right)
})

test('a letter that is scrolled out of view is at the edge of the box', () => {
  const area = box('line\n'.repeat(50), '')
  area.scrollTop = area.scrollHeight
  expect(characterPlace(area, 0).top).toBeCloseTo(area.getBoundingClientRect().top, 0)
})

test('measuring leaves nothing on the page', () => {
  const area = box('abc', '')
  characterPlace(area, 1)
  expect([...document.body.children]).toEqual([area])
})
