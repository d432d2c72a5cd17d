import * as statusWriting from '@rookery/api/calls/statusWriting'
import { ApiError } from '@rookery/api/http/ApiError'
import { useEffect, useState } from 'react'
import { toStatusDraft } from './postStatus.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { isEqual } from '@rookery/store/isEqual'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useDebouncedPart } from './useComposer.ts'
import { useOwnPreview, type PreviewedPost } from './useOwnPreview.ts'

export interface Preview {
  /** The last preview of the draft. */
  readonly status: PreviewedPost | null
  readonly isLoading: boolean
  readonly error: Message | null
  /** For a preview rendered by the client: possible differences on the server. */
  readonly hint: Message | null
}

/** Spec 2, section 9. */
const debounce = 500

const begun = { status: null, isLoading: true, error: null, hint: null } as const satisfies Preview

/** Preview of a draft, without its files, which are displayed already. */
export function usePreview(key: DraftKey): Preview {
  const data = useDebouncedPart(key, (state) => state.data)
  return useDraftPreview({ ...toStatusDraft(key, data), mediaIds: [] })
}

/**
 * Preview of a text: by the server half a second after the last change if it has previews, otherwise by the client at once. Other servers
 * would publish the text.
 */
export function useDraftPreview(draft: statusWriting.StatusDraft): Preview {
  const canAsk = useCapability('preview')
  const isEmpty = draft.text.trim() === '' && (draft.spoilerText ?? '').trim() === ''
  const asked = useServerPreview(draft, canAsk && !isEmpty)
  const drawn = useOwnPreview(draft, !canAsk && !isEmpty)
  if (isEmpty) return { ...begun, isLoading: false, error: { key: 'composer.preview_empty' } }
  return canAsk ? asked : { status: drawn, isLoading: false, error: null, hint: hintOf(draft) }
}

function useServerPreview(draft: statusWriting.StatusDraft, isEnabled: boolean): Preview {
  const { client, clock } = useSession()
  const [shown, setShown] = useState<Preview & { readonly of: typeof draft }>({ ...begun, of: draft })
  const sent = JSON.stringify(draft)
  useEffect(() => {
    if (!isEnabled) return undefined
    const stop = new AbortController()
    const of = JSON.parse(sent) as typeof draft // the draft of this effect
    const timer = clock.after(debounce, () => {
      statusWriting.preview(client, of, { signal: stop.signal }).then(
        (status) => !stop.signal.aborted && setShown({ ...begun, status, isLoading: false, of }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (!stop.signal.aborted) setShown({ ...begun, isLoading: false, error: errorMessage(error), of })
        },
      )
    })
    return () => {
      timer.cancel()
      stop.abort()
    }
  }, [client, clock, isEnabled, sent])
  return isEqual(shown.of, draft) ? shown : { ...shown, isLoading: true, error: null }
}

function hintOf({ contentType }: statusWriting.StatusDraft): Message {
  const isDrawn = !contentType || contentType === 'text/plain' || contentType === 'text/html'
  return { key: isDrawn ? 'composer.preview.own' : 'composer.preview.unformatted' }
}
