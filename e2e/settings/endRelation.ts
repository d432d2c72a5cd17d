import * as accounts from '@rookery/api/calls/accounts'

import type { Somebody } from '../harness/arrange.ts'

/** Ends what somebody has begun with another: following, muting, blocking. */
export async function endRelation({ client }: Somebody, { account: { id } }: Somebody): Promise<void> {
  const [known] = await accounts.relationships(client, [id])
  if (known?.following || known?.requested) await accounts.unfollow(client, id)
  if (known?.muting) await accounts.unmute(client, id)
  if (known?.blocking) await accounts.unblock(client, id)
}
