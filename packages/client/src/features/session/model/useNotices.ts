import { useCell } from '#lib/useCell.ts'
import { useSession } from '#data/session/useSession.ts'
import type { Notice } from './Notices.ts'

/** The notices on screen, oldest first. */
export function useNotices(): readonly Notice[] {
  return useCell(useSession().notices)
}
