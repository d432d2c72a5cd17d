import { useCapability, useServer } from '#features/session/model/useServer.ts'
import type { CountingRules } from '#features/drafts/model/characterCount.ts'

/** How the server counts the characters of a post. */
export function useCountingRules(): CountingRules {
  const limit = useServer(({ instance }) => instance.maxCharacters)
  const perUrl = useServer(({ instance }) => instance.charactersPerUrl)
  const shortHandles = useCapability('shortHandles')
  return { limit, perUrl, shortHandles }
}
