import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { directAudience, type DirectAudience } from '#features/drafts/model/directAudience.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useDebouncedPart } from './useComposer.ts'

/** Recipients of a draft as a direct message. */
export function useDirectAudience(key: DraftKey): DirectAudience {
  const text = useDebouncedPart(key, ({ data }) => data.status)
  const isSafe = useCapability('safeDirectMentions')
  const parent = useStatus(statusIdIn(key, 'reply'))
  const author = useAccount(parent?.accountId ?? null)
  const own = useAccount(useSession().me)?.acct ?? ''
  // In a reply to a public post, a new mention reveals nothing.
  const known = parent?.visibility === 'direct' ? [author?.acct ?? '', ...parent.mentions.map(({ acct }) => acct)] : null
  return directAudience({ text, responded: known, isSafe, own })
}
