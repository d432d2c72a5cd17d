import { useSession } from '#data/session/useSession.ts'

/** What says that the code of something asked for could not be had; the next press tries again. */
export function useMissingCode(): () => void {
  const { notices } = useSession()
  return () => void notices.show({ messageKey: 'errors.unreachable', timeout: 5000 })
}
