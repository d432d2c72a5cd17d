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
  // Once a form: what is written later is not begun anew.
  useState(() => composers.open(key, start))
  return composers
}

/** A part of what a draft holds, drawn anew when that part changes: the text changes at each key, all else seldom. */
export function useComposerPart<Part>(key: DraftKey, select: (state: ComposerState) => Part): Part {
  const composers = composersOf(useSession())
  return useSyncExternalStore(
    (listener) => composers.subscribe(key, listener),
    () => select(composers.get(key)),
  )
}

/** The same of the draft as it was when somebody last stopped to write: for what is worked out of the whole text. */
export function useDebouncedPart<Part>(key: DraftKey, select: (state: ComposerState) => Part): Part {
  const debounced = debouncedComposersOf(useSession())
  return useSyncExternalStore(
    (listener) => debounced.subscribe(key, listener),
    () => select(debounced.get(key)),
  )
}
