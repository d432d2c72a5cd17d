import { afterEach, expect, test, vi } from 'vitest'
import { blockClicks } from '#features/timelines/model/blockClicks.ts'
import { createCell } from '@rookery/store/Cell'
import { pageScroller } from '#ui/windowing/Scroller.ts'
import { watchTop } from './watchTop.ts'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  window.scrollTo(0, 0)
})

function press(element: Element, detail: number): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
}

test('presses on posts are ignored for one second, keys and presses elsewhere are not', () => {
  vi.useFakeTimers()
  const received: string[] = []
  document.body.innerHTML = '<button id="post"></button><button id="other"></button>'
  const [post, other] = ['#post', '#other'].map((name) => document.querySelector(name))
  if (!post || !other) throw new Error('The page has no buttons.')
  for (const button of [post, other]) button.addEventListener('click', () => received.push(button.id))
  blockClicks((target) => target === post)
  press(post, 1)
  press(post, 0)
  press(other, 1)
  expect(received).toEqual(['post', 'other'])
  vi.advanceTimersByTime(999)
  press(post, 1)
  expect(received).toHaveLength(2)
  vi.advanceTimersByTime(1)
  press(post, 1)
  expect(received).toHaveLength(3)
})

test('within 15 px of the top counts as the top', async () => {
  document.body.innerHTML = '<div></div>'
  const box = document.querySelector('div')
  if (box) box.style.height = '5000px'
  const notified: boolean[] = []
  const stop = watchTop(pageScroller, null, (isNearTop) => notified.push(isNearTop))
  window.scrollTo(0, 15)
  await expect.poll(() => scrollY).toBe(15)
  window.scrollTo(0, 16)
  await expect.poll(() => notified).toEqual([true, false])
  window.scrollTo(0, 15)
  await expect.poll(() => notified).toEqual([true, false, true])
  stop()
  expect(notified.at(-1)).toBe(false)
})

test('a feed with an open form does not count as at its top', () => {
  const form = createCell<string | null>('reply:1')
  const notified: boolean[] = []
  const stop = watchTop(pageScroller, form, (isNearTop) => notified.push(isNearTop))
  form.set(null)
  form.set('quote:2')
  stop()
  form.set(null)
  expect(notified).toEqual([false, true, false, false])
})
