import type { AccountId } from '@rookery/api/wire/model'
import { Followed } from './Followed.tsx'
import { People } from './People.tsx'
import type { FollowedPart } from '#features/profile/model/useProfileTab.ts'

export interface ProfilePeopleProps {
  id: AccountId
  tab: 'followees' | 'followers'
  part: FollowedPart
  onPart: (part: FollowedPart) => void
}

/** Tabs with accounts. Their code loads when one is opened. */
export function ProfilePeople({ id, tab, part, onPart }: ProfilePeopleProps) {
  return tab === 'followers' ? <People key="followers" id={id} which="followers" /> : <Followed id={id} part={part} onPart={onPart} />
}
