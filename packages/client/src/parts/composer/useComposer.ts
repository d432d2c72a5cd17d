import { useState } from 'react'
import { postKey, postStatus } from '#data/actions/postStatus.ts'
import { useRunning } from '#data/actions/useRunning.ts'
import type { DraftData, DraftKey } from '#data/drafts/Draft.ts'
import { useDraft } from '#data/drafts/useDraft.ts'
import type { Message } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { startingDraft } from './startingDraft.ts'

export interface ComposerState {
  readonly data: DraftData
  readonly change: (part: Partial<DraftData>) => void
  readonly posting: boolean
  readonly error: Message | null
  readonly refuse: (message: Message | null) => void
  readonly post: () => Promise<void>
}

/**
 * What a composer shows is its kept draft, or the starting one while nothing is kept: there is no second copy that
 * could differ, so a reload, another tab's view or a failure cannot lose a word.
 */
export function useComposer(key: DraftKey, text: string, onPosted: (() => void) | undefined): ComposerState {
  const session = useSession()
  const draft = useDraft(key)
  const posting = useRunning(postKey(key))
  const [start, setStart] = useState(() => startingDraft(session, key, text))
  const [error, setError] = useState<Message | null>(null)
  const data = draft?.data ?? start
  return {
    data,
    posting,
    error,
    refuse: setError,
    change(part) {
      const next = { ...data, ...part }
      setStart(next)
      session.drafts.save(key, next)
    },
    async post() {
      if (posting) return
      setError(null)
      const result = await postStatus(session, key, data)
      if (result.kind === 'refused') setError(result.message)
      if (result.kind !== 'posted') return
      setStart(startingDraft(session, key))
      onPosted?.()
    },
  }
}
