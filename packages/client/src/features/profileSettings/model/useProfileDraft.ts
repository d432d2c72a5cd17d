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

/** What is typed into the profile, over what the server has. Draw it inside `<Suspense>`. null until the account is known. */
export function useProfileDraft() {
  const session = useSession()
  const store = useSlot(profileDraftOf)
  const draft = useCell(store)
  const account = useAccount(session.me)
  const present = account === undefined ? null : profileTextOf(account)
  if (account === undefined || present === null) return null
  const input = draft === null ? present : shownProfile(draft, present)
  // Parts that nobody touched here follow the server, and are begun from what it has.
  const base = draft === null ? present : { ...present, ...partsOf(draft.base, differingParts(draft.base, draft.input)) }
  const conflicts = draft === null ? [] : profileConflicts(draft, present)
  return {
    account,
    present,
    draft: { base, input },
    conflicts,
    isChanged: draft !== null && differingParts(present, input).length > 0,
    change: (part: Partial<ProfileText>) => void store.save({ base, input: { ...input, ...part } }),
    /** What was changed elsewhere stands (`theirs`), or is known and will be written over. */
    resolve(choice: 'mine' | 'theirs') {
      const known = partsOf(present, conflicts)
      void store.save({ base: { ...base, ...known }, input: choice === 'theirs' ? { ...input, ...known } : input })
    },
    discard: () => void store.end(),
  }
}
