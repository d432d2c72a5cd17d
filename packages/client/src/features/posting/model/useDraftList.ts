import { useRef, useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import type { Draft } from '#features/drafts/model/Draft.ts'
import type { ComposerTarget, DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { sendingDraftsOf } from '#features/drafts/model/sendingDrafts.ts'

export type KeyedDraft = readonly [DraftKey, Draft]

/**
 * All drafts, or those of a target, except those being sent, latest first. Needs the stored drafts: render it behind `useSlot(draftsOf)`.
 */
export function useDraftList(target?: ComposerTarget): readonly KeyedDraft[] {
  const session = useSession()
  const drafts = draftsOf(session)
  const sending = sendingDraftsOf(session)
  const last = useRef<readonly KeyedDraft[]>([])
  const subscribe = (listener: () => void) => {
    const stops = [drafts.subscribeList(listener), sending.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  return useSyncExternalStore(subscribe, () => {
    const found = drafts.list(target).filter(([key]) => !sending.get().has(key))
    // A draft that was moved is the same under another key.
    const isSame =
      found.length === last.current.length &&
      found.every(([key, draft], index) => key === last.current[index]?.[0] && draft === last.current[index][1])
    if (!isSame) last.current = found
    return last.current
  })
}
