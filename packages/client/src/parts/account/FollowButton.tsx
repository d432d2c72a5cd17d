import type { AccountId } from '@rookery/api/wire/model'
import { followKey } from '#data/actions/follow.ts'
import { useRunning } from '#data/actions/useRunning.ts'
import { useAccount } from '#data/entities/useAccount.ts'
import { useRelationship } from '#data/entities/useRelationship.ts'
import { useT } from '#i18n/useT.ts'
import { isPossible } from '#parts/actions/isPossible.ts'
import { scopeOf, startAction } from '#parts/actions/startAction.ts'
import { useActionContext } from '#parts/actions/useActionContext.ts'
import { Button } from '#ui/Button.tsx'
import { followAction } from './actions/followAction.ts'

/** Follow, in progress, following or requested (spec 2, section 4). Nobody follows themself, a deactivated account or one that blocks them. */
export function FollowButton({ id }: { id: AccountId }) {
  const t = useT()
  const context = useActionContext()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  const busy = useRunning(followKey(id))
  if (account === undefined) return null
  const subject = { id, account, relationship }
  if (!isPossible(followAction, subject, scopeOf(context))) return null
  const following = relationship?.following ?? false
  const requested = relationship?.requested ?? false
  const on = following || requested
  const label = busy ? 'profile.follow.busy' : following ? 'profile.following' : requested ? 'profile.requested' : 'profile.follow'
  return (
    <Button
      tone={on ? 'plain' : 'primary'}
      icon={on ? undefined : followAction.icon}
      busy={busy}
      disabled={account.deactivated || (relationship?.blockedBy ?? false)}
      onClick={() => startAction(followAction, subject, context)}
    >
      {t(label)}
    </Button>
  )
}
