import { useSyncExternalStore } from 'react'
import type { Cell } from '@rookery/store/Cell'

/** The cell's value; renders again when it changes. */
export function useCell<Value>(cell: Cell<Value>): Value {
  return useSyncExternalStore(cell.subscribe, cell.get)
}

/** A part of the cell's value. `select` must return a part of the value, not a fresh object, or every change redraws. */
export function useCellPart<Value, Part>(cell: Cell<Value>, select: (value: Value) => Part): Part {
  return useSyncExternalStore(cell.subscribe, () => select(cell.get()))
}
