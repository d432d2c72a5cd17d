import { expect, onTestFinished, test } from 'vitest'
import { keepEarlyKeys } from './keepEarlyKeys.ts'

/** Keys that wait for code, which comes or fails when the test says so. */
function start() {
  const loads: { resolve: (value: null) => void; reject: (error: Error) => void }[] = []
  const notified: string[] = []
  const load = () => new Promise((resolve, reject) => void loads.push({ resolve, reject }))
  const keys = keepEarlyKeys(window, load, { onLoad: () => notified.push('loaded'), onLost: () => notified.push('lost') })
  onTestFinished(keys.stop)
  return {
    keys,
    told: notified,
    async end(how: 'come' | 'fail') {
      for (const { resolve, reject } of loads.splice(0)) {
        if (how === 'come') resolve(null)
        else reject(new Error('No network.'))
      }
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

function press(key: string, options: KeyboardEventInit = {}, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }))
}

test('keys are stored in order until their code has loaded', async () => {
  const { keys, told: notified, end } = start()
  press('g')
  // A key that another part of the page has handled is not recorded.
  const used = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', used)
  press('x', { cancelable: true })
  document.body.removeEventListener('keydown', used)
  press('h')
  await end('come')
  expect(notified).toContain('loaded')
  expect(keys.take().map(({ key }) => key)).toEqual(['g', 'h'])
  press('f')
  expect(keys.take()).toEqual([])
})

test('early keys are dropped when their code fails to load, with one notice', async () => {
  const { keys, told: notified, end } = start()
  press('f')
  press('r')
  await end('fail')
  expect(notified).toEqual(['lost'])
  expect(keys.take()).toEqual([])
})

test('keys without an action cause no notice', async () => {
  const { told: notified, end } = start()
  const field = document.createElement('input')
  document.body.append(field)
  onTestFinished(() => field.remove())
  press('Tab')
  press('ArrowDown')
  press(' ')
  press('l', { ctrlKey: true })
  press('f', {}, field)
  await end('fail')
  expect(notified).toEqual([])
})
