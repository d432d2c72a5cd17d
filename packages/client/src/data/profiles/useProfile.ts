import { useSession } from '#data/session/useSession.ts'
import { useCell } from '#lib/useCell.ts'
import { profileAt, type ProfileState } from './profiles.ts'

/** The person an address names. Ask for them with `openProfile`. */
export function useProfile(idOrName: string): ProfileState {
  return useCell(profileAt(useSession(), idOrName))
}
