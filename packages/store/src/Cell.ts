import { createListeners } from './Listeners.ts'

/** Ends a subscription, or anything else that was started. A second call does nothing. */
export type Stop = () => void

/** One value that changes, with listeners. Its methods do not use `this`, so they can be handed to `useSyncExternalStore`. */
export interface Cell<Value> {
  get(): Value
  subscribe(listener: () => void): Stop
}

/** A cell that can be written. */
export interface WritableCell<Value> extends Cell<Value> {
  /** Replaces the value, and notifies listeners if it differs by `Object.is`. */
  set(value: Value): void
}

/**
 * Creates a cell with an initial value.
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
