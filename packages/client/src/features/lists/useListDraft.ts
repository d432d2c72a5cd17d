import type { AccountId, ListId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { listDraftsOf, type ListDraft } from '#data/lists/listDraftsOf.ts'
import { useSession } from '#data/session/useSession.ts'

const untouched: ListDraft = { picks: new Map<AccountId, boolean>() }

/** What is changed of a list and not saved; it stays when the reader goes elsewhere. */
export function useListDraft(id: ListId | null) {
  const drafts = listDraftsOf(useSession())
  const key = id ?? 'new'
  const [draft, setDraft] = useState(() => drafts.get(key) ?? untouched)
  return {
    draft,
    change(part: Partial<ListDraft>) {
      const next = { ...draft, ...part }
      drafts.set(key, next)
      setDraft(next)
    },
    forget: () => void drafts.delete(key),
  }
}
