import { createListeners } from './Listeners.ts'

/** Ends a subscription, or anything else that was started. A second call does nothing. */
export type Stop = () => void

/** One value that changes, with listeners. Its methods work without their object, as `useSyncExternalStore` calls them. */
export interface Cell<Value> {
  get(): Value
  subscribe(listener: () => void): Stop
}

/** A cell with its writing side. */
export interface WritableCell<Value> extends Cell<Value> {
  /** Notifies listeners when the value is another one (`Object.is`). */
  set(value: Value): void
}

/**
 * A cell with a first value.
 *
 * @example
 * const count = createCell(1)
 * const stop = count.subscribe(() => console.log(count.get()))
 * count.set(2)
 * stop()
 */
export function createCell<Value>(initial: Value): WritableCell<Value> {
  const { subscribe, notify } = createListeners()
  let current = initial
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      notify()
    },
    subscribe,
  }
}
