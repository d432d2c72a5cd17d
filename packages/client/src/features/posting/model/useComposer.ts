import { useState, useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { composersOf, type Composers } from './Composers.ts'
import type { ComposerState } from './composerReducer.ts'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { debouncedComposersOf } from './debouncedComposers.ts'

/** The composer store with this draft open. Suspends until stored drafts are read: render it inside `<Suspense>`. */
export function useComposer(key: DraftKey, start: Partial<DraftData>): Composers {
  const session = useSession()
  useSlot(draftsOf)
  const composers = composersOf(session)
  // Once a form: text that is written later is not reset.
  useState(() => composers.open(key, start))
  return composers
}

/** A selected value of a draft. Renders again when that value changes: the text changes on each key, other values rarely. */
export function useComposerPart<Part>(key: DraftKey, select: (state: ComposerState) => Part): Part {
  const composers = composersOf(useSession())
  return useSyncExternalStore(
    (listener) => composers.subscribe(key, listener),
    () => select(composers.get(key)),
  )
}

/** A selected value of the draft as of the last pause in typing, for computations on the whole text. */
export function useDebouncedPart<Part>(key: DraftKey, select: (state: ComposerState) => Part): Part {
  const debounced = debouncedComposersOf(useSession())
  return useSyncExternalStore(
    (listener) => debounced.subscribe(key, listener),
    () => select(debounced.get(key)),
  )
}
