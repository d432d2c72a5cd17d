import type { StatusId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { foldsOf, type FoldablePart } from './Folds.ts'

/** Whether the reader unfolded a part of a post, `defaultValue` until they choose, and how to change it. */
export function useFold(id: StatusId, what: FoldablePart, defaultValue: boolean): readonly [open: boolean, set: (open: boolean) => void] {
  const folds = foldsOf(useSession())
  const chosen = useSyncExternalStore(
    (listener) => folds.subscribe(id, listener),
    () => folds.isOpen(id, what),
  )
  return [chosen ?? defaultValue, (open) => folds.set(id, what, open)]
}
