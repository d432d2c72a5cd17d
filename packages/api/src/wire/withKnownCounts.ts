import type { Account } from './model.ts'

type Counts = Pick<Account, 'followersCount' | 'followingCount' | 'statusesCount'>

/**
 * An account with the counts of an earlier response if this one has none: Takahē and NeoDB count nothing of an author inside a post, not
 * even that post. An account without posts may really lose its last follow.
 */
export function withKnownCounts<Some extends Counts>(account: Some, { followersCount, followingCount, statusesCount }: Counts): Some {
  const lacksCounts = account.followersCount + account.followingCount + account.statusesCount === 0 && statusesCount > 0
  return lacksCounts ? { ...account, followersCount, followingCount, statusesCount } : account
}
