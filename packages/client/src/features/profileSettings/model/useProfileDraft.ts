import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { useCell } from '#lib/useCell.ts'
import { profileDraftOf } from '#features/accounts/model/profileDraftOf.ts'
import {
  differingParts,
  partsOf,
  profileConflicts,
  profileTextOf,
  shownProfile,
  type ProfileText,
} from '#features/accounts/model/ProfileText.ts'

/** The unsaved profile over the server's one. Render it inside `<Suspense>`. null until the account is known. */
export function useProfileDraft() {
  const session = useSession()
  const store = useSlot(profileDraftOf)
  const draft = useCell(store)
  const account = useAccount(session.me)
  const present = account === undefined ? null : profileTextOf(account)
  if (account === undefined || present === null) return null
  const input = draft === null ? present : shownProfile(draft, present)
  // Untouched fields follow the server's value, which is also their base.
  const base = draft === null ? present : { ...present, ...partsOf(draft.base, differingParts(draft.base, draft.input)) }
  const conflicts = draft === null ? [] : profileConflicts(draft, present)
  return {
    account,
    present,
    draft: { base, input },
    conflicts,
    isChanged: draft !== null && differingParts(present, input).length > 0,
    change: (part: Partial<ProfileText>) => void store.save({ base, input: { ...input, ...part } }),
    /** Resolves a conflict: keeps the server's value (`theirs`), or overwrites it. */
    resolve(choice: 'mine' | 'theirs') {
      const known = partsOf(present, conflicts)
      void store.save({ base: { ...base, ...known }, input: choice === 'theirs' ? { ...input, ...known } : input })
    },
    discard: () => void store.end(),
  }
}
