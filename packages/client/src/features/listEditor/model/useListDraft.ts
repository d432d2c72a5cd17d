import type { AccountId, ListId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { listDraftsOf, type ListDraft } from '#features/lists/model/listDraftsOf.ts'
import { useSlot } from '#features/session/model/useSlot.ts'

const untouched: ListDraft = { picks: new Map<AccountId, boolean>() }

/** Unsaved changes of a list; they stay on navigation. */
export function useListDraft(id: ListId | null) {
  const drafts = useSlot(listDraftsOf)
  const key = id ?? 'new'
  const [draft, setDraft] = useState(() => drafts.get(key) ?? untouched)
  const forget = () => void drafts.remove(key)
  return {
    draft,
    isChanged: draft !== untouched,
    change(part: Partial<ListDraft>) {
      const next = { ...draft, ...part }
      void drafts.save(key, next)
      setDraft(next)
    },
    forget,
    discard() {
      forget()
      setDraft(untouched)
    },
  }
}
