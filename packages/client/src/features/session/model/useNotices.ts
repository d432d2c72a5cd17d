import { useCell } from '#lib/useCell.ts'
import { useSession } from './useSession.ts'
import type { Notice } from '#features/notices/model/Notices.ts'

/** The notices on screen, oldest first. */
export function useNotices(): readonly Notice[] {
  return useCell(useSession().notices)
}
