import { createListeners } from './Listeners.ts'

/** Ends what was started; calling it twice is harmless. */
export type Stop = () => void

/** One value that changes, with listeners. */
export interface Cell<Value> {
  get(): Value
  subscribe(listener: () => void): Stop
}

export interface WritableCell<Value> extends Cell<Value> {
  /** Listeners hear of it only when the value is another one (`Object.is`). */
  set(value: Value): void
}

export function createCell<Value>(initial: Value): WritableCell<Value> {
  const { subscribe, tell } = createListeners()
  let current = initial
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      tell()
    },
    subscribe,
  }
}
