import { useSession } from '#features/session/model/useSession.ts'
import { notifyMissingCode } from './notifyMissingCode.ts'

/** A function that reports code which could not be fetched; the next press tries again. */
export function useMissingCode(): () => void {
  const session = useSession()
  return () => notifyMissingCode(session)
}
