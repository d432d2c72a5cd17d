import { beforeEach, expect, test } from 'vitest'

import { InputDriver } from './InputDriver.mjs'
import type { JsonObject } from './protocol.ts'

/** A window 3 on a screen that records its input. The page counts received input, as the script of the driver does. */
class FakeScreen {
  readonly actions: unknown[] = []
  inputs = 0
  wheeled = 0
  frames = 0
  size = '0 0'
  /** Whether the page receives input. */
  isReceiving = true
  #place = ''
  #queue = Promise.resolve()

  enqueue(action: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(action)
    this.#queue = done.catch(() => {})
    return done
  }

  bringToFront(window: number): Promise<void> {
    return this.#record('front', window)
  }

  resize(_window: number, width: number, height: number): Promise<void> {
    this.size = `${width} ${height}`
    return this.#record('resize', width, height)
  }

  async movePointer(x: number, y: number): Promise<boolean> {
    if (this.#place === `${x} ${y}`) return false
    this.#place = `${x} ${y}`
    await this.#record('pointer', x, y)
    this.#receive()
    return true
  }

  async moveButton(movement: 'down' | 'up', name: string): Promise<void> {
    await this.#record('button', movement, name)
    this.#receive()
  }

  async moveKey(movement: 'down' | 'up', code: string, isShifted: boolean): Promise<void> {
    await this.#record('key', movement, code, isShifted)
    this.#receive()
  }

  async turnWheel(direction: string, turns: number): Promise<void> {
    await this.#record('wheel', direction, turns)
    this.wheeled += turns * 93
  }

  evaluate(expression: string): Promise<unknown> {
    switch (expression) {
      case 'window.__driverInputs':
        return Promise.resolve(this.inputs)
      case 'window.__driverWheeled':
        return Promise.resolve(this.wheeled)
      case 'window.__driverFrames':
        return Promise.resolve(this.frames)
      case 'void window.__driverCountFrame?.()':
        this.frames++
        return Promise.resolve(undefined)
      case "innerWidth + ' ' + innerHeight":
        return Promise.resolve(this.size)
      default:
        return Promise.reject(new Error(`This page does not know ${expression}.`))
    }
  }

  #receive(): void {
    if (this.isReceiving) this.inputs++
  }

  #record(...action: readonly unknown[]): Promise<void> {
    this.actions.push(action)
    return Promise.resolve()
  }
}

const press = { type: 'keyDown', code: 'KeyA', key: 'a', modifiers: 0 }

let screen: FakeScreen
let driver: InputDriver
const timeouts = { certain: 20_000, uncertain: 0 }
beforeEach(() => {
  screen = new FakeScreen()
  driver = new InputDriver(screen, 3, (expression) => screen.evaluate(expression), timeouts)
})

/** Actions of the screen for a command, besides raising the window. */
async function actionsOf(method: string, params: JsonObject) {
  const before = screen.actions.length
  await driver.dispatch(method, params)
  return screen.actions.slice(before).filter((action) => !(Array.isArray(action) && action[0] === 'front'))
}

test('a command that is not about input is left to others', () => {
  expect(driver.dispatch('Page.navigate', {})).toBeUndefined()
  expect(screen.actions).toEqual([])
})

test('input goes to the window in front', async () => {
  await driver.dispatch('Input.dispatchKeyEvent', press)
  expect(screen.actions).toEqual([
    ['front', 3],
    ['key', 'down', 'KeyA', false],
  ])
})

test.each([
  ['a small letter', 'KeyA', 'a', 0, false],
  ['a capital without Shift held', 'KeyA', 'A', 0, true],
  ['a capital with Shift held', 'KeyA', 'A', 1, false],
  ['a sign with Control held', 'Digit1', '!', 2, true],
])('%s holds Shift only if it is not held already', async (_what, code, key, modifiers, isShifted) => {
  expect(await actionsOf('Input.dispatchKeyEvent', { type: 'keyDown', code, key, modifiers })).toEqual([['key', 'down', code, isShifted]])
  expect(await actionsOf('Input.dispatchKeyEvent', { type: 'keyUp', code, key, modifiers })).toEqual([['key', 'up', code, false]])
})

test('one command begins after the last one has ended', async () => {
  await Promise.all([
    driver.dispatch('Input.dispatchMouseEvent', { type: 'move', x: 4, y: 5, button: 'none' }),
    driver.dispatch('Input.dispatchMouseEvent', { type: 'down', x: 4, y: 5, button: 'left' }),
    driver.dispatch('Input.dispatchMouseEvent', { type: 'up', x: 4, y: 5, button: 'left' }),
  ])
  expect(screen.actions).toEqual([
    ['front', 3],
    ['pointer', 4, 5],
    ['front', 3],
    ['button', 'down', 'left'],
    ['front', 3],
    ['button', 'up', 'left'],
  ])
})

test('a press is waited for until the page has received it', async () => {
  screen.isReceiving = false
  let isDone = false
  const done = driver.dispatch('Input.dispatchKeyEvent', press)?.then(() => (isDone = true))
  await expect.poll(() => screen.actions.length).toBe(2)
  expect(isDone).toBe(false)
  screen.inputs++
  await done
  expect(isDone).toBe(true)
})

test('the wait for a page to receive a move is limited, and a move to the same place has none', async () => {
  screen.isReceiving = false
  const move = { type: 'move', x: 4, y: 5, button: 'none' }
  expect(await actionsOf('Input.dispatchMouseEvent', move)).toEqual([['pointer', 4, 5]])
  let reads = 0
  const counting = (expression: string) => (reads++, screen.evaluate(expression))
  driver = new InputDriver(screen, 3, counting, { certain: 0, uncertain: 50 })
  expect(await actionsOf('Input.dispatchMouseEvent', move)).toEqual([])
  expect(reads).toBe(1)
})

test('a wheel distance becomes a number of turns that each scroll by a part of the window’s height', async () => {
  await driver.dispatch('Emulation.setDeviceMetricsOverride', { width: 1440, height: 900 })
  const wheel = (deltaX: number, deltaY: number) => actionsOf('Input.dispatchWheelEvent', { x: 4, y: 5, deltaX, deltaY })
  expect(await wheel(0, 93)).toEqual([
    ['pointer', 4, 5],
    ['wheel', 'down', 1],
  ])
  expect(await wheel(0, -930)).toEqual([['wheel', 'up', 10]])
  expect(await wheel(20, 0)).toEqual([['wheel', 'right', 1]])
  expect(await wheel(-186, 93)).toEqual([
    ['wheel', 'down', 1],
    ['wheel', 'left', 2],
  ])
})

test('a change of the document during an input is not an error', async () => {
  driver = new InputDriver(screen, 3, () => Promise.reject(new Error('The page has left its process.')), { certain: 0, uncertain: 0 })
  expect(await actionsOf('Input.dispatchKeyEvent', press)).toEqual([['key', 'down', 'KeyA', false]])
})
