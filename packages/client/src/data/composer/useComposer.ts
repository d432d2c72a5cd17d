import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useSlot } from '#data/session/useSlot.ts'
import { composersOf, type Composers } from './Composers.ts'
import type { ComposerState } from './composerReducer.ts'
import type { DraftData } from './Draft.ts'
import type { DraftKey } from './DraftKey.ts'
import { draftsOf } from './Drafts.ts'

/** The store of what is written, with this draft open. Waits for what the device keeps: draw it inside `<Suspense>`. */
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

/** What counts and judges a text need not do it at each key. */
const restTime = 150

/**
 * What a draft holds, at most a few times a second. For what is worked out of the whole text: behind somebody who types
 * fast it would be work at each key.
 */
export function useRestingComposer(key: DraftKey): ComposerState {
  const session = useSession()
  const composers = composersOf(session)
  const [state, setState] = useState(() => composers.get(key))
  useEffect(() => {
    let timer: { cancel(): void } | null = null
    const take = () => {
      timer = null
      setState(composers.get(key))
    }
    take()
    const stop = composers.subscribe(key, () => {
      timer ??= session.clock.after(restTime, take)
    })
    return () => {
      stop()
      timer?.cancel()
    }
  }, [composers, key, session])
  return state
}
