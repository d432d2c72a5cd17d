import { useAccount } from '#data/entities/useAccount.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSession } from '#data/session/useSession.ts'
import { useCapability } from '#data/session/useServer.ts'
import { directAudience, type DirectAudience } from './directAudience.ts'
import { statusIdIn, type DraftKey } from './DraftKey.ts'
import { useRestingPart } from './useComposer.ts'

/** Whom a draft would reach as a direct message. */
export function useDirectAudience(key: DraftKey): DirectAudience {
  const text = useRestingPart(key, ({ data }) => data.status)
  const isSafe = useCapability('safeDirectMentions')
  const answered = useStatus(statusIdIn(key, 'reply'))
  const author = useAccount(answered?.accountId ?? null)
  const own = useAccount(useSession().me)?.acct ?? ''
  // A name in an answer to a public post is no news to a conversation that everybody could read.
  const known = answered?.visibility === 'direct' ? [author?.acct ?? '', ...answered.mentions.map(({ acct }) => acct)] : null
  return directAudience({ text, answered: known, isSafe, own })
}
