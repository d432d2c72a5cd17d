import { expect, onTestFinished, test } from 'vitest'
import { ReadingLine } from './ReadingLine.ts'

/** A line in a page of these sizes. */
function lineIn(page: { clientHeight: number; scrollHeight: number; scrollTop: number }): ReadingLine {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const element = document.createElement('div')
  for (const name of ['clientHeight', 'scrollHeight', 'scrollTop'] as const) Object.defineProperty(element, name, { get: () => page[name] })
  return new ReadingLine(document.body, { element, events: window, top: () => 0, height: () => page.clientHeight }, stop.signal)
}

test('a page that becomes shorter moves its reader, which is no scrolling', () => {
  const page = { clientHeight: 900, scrollHeight: 3500, scrollTop: 1900 }
  const line = lineIn(page)
  Object.assign(page, { scrollHeight: 2600, scrollTop: 1700 })
  expect(line.scrolled()).toBe(0)
  page.scrollTop = 1600
  expect(line.scrolled()).toBe(-100)

  // In WebKit it ends a little below the new position.
  const cutTooFar = { clientHeight: 900, scrollHeight: 3500, scrollTop: 1900 }
  const other = lineIn(cutTooFar)
  Object.assign(cutTooFar, { scrollHeight: 2600, scrollTop: 1684 })
  expect(other.scrolled()).toBe(0)

  // The reader scrolls back while the page becomes shorter below.
  const readBack = { clientHeight: 900, scrollHeight: 3500, scrollTop: 1900 }
  const third = lineIn(readBack)
  Object.assign(readBack, { scrollHeight: 2900, scrollTop: 1700 })
  expect(third.scrolled()).toBe(-200)
})
