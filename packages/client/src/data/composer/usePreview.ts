import * as statusWriting from '@rookery/api/calls/statusWriting'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Status } from '@rookery/api/wire/model'
import { useEffect, useState } from 'react'
import { toStatusDraft } from '#data/actions/postStatus.ts'
import type { Message } from '#data/notices/Message.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import { useSession } from '#data/session/useSession.ts'
import { isEqual } from '#lib/keepEqual.ts'
import type { DraftKey } from './DraftKey.ts'
import { useRestingPart } from './useComposer.ts'

export interface Preview {
  /** What the server last made of the draft. */
  readonly status: Status | null
  readonly isLoading: boolean
  readonly problem: Message | null
}

/** Spec 2, section 9. */
const debounce = 500

const begun: Preview = { status: null, isLoading: true, problem: null }

/** What the server would make of a draft, without its files, which look as they do already. */
export function usePreview(key: DraftKey): Preview {
  const data = useRestingPart(key, (state) => state.data)
  return useDraftPreview({ ...toStatusDraft(key, data), mediaIds: [] })
}

/** What the server would make of a text, half a second after its last change. Only with `capabilities.preview`. */
export function useDraftPreview(draft: statusWriting.StatusDraft): Preview {
  const { client, clock } = useSession()
  const [shown, setShown] = useState({ ...begun, of: draft })
  const isEmpty = draft.text.trim() === '' && (draft.spoilerText ?? '').trim() === ''
  const sent = JSON.stringify(draft)
  useEffect(() => {
    if (isEmpty) return undefined
    const stop = new AbortController()
    const of = JSON.parse(sent) as typeof draft // what was written a moment ago
    const timer = clock.after(debounce, () => {
      statusWriting.preview(client, of, { signal: stop.signal }).then(
        (status) => !stop.signal.aborted && setShown({ status, isLoading: false, problem: null, of }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (!stop.signal.aborted) setShown({ status: null, isLoading: false, problem: errorMessage(error), of })
        },
      )
    })
    return () => {
      timer.cancel()
      stop.abort()
    }
  }, [client, clock, isEmpty, sent])
  if (isEmpty) return { status: null, isLoading: false, problem: { key: 'composer.preview_empty' } }
  return isEqual(shown.of, draft) ? shown : { ...shown, isLoading: true, problem: null }
}
