import type { AccountId } from '@rookery/api/wire/model'
import { blockAccount } from '#data/actions/blockAccount.ts'
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
import { followLabel } from './followLabel.ts'
import { RemoteFollowButton } from './remoteFollow/RemoteFollowButton.tsx'

/**
 * Follow, in progress, following, requested or blocked (spec 2, section 4). Nobody follows themself, a deactivated account or one
 * that blocks them; a block that stands is ended here. A visitor follows from their own server.
 */
export function FollowButton({ id }: { id: AccountId }) {
  const t = useT()
  const context = useActionContext()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  const isBusy = useRunning(followKey(id))
  if (account === undefined) return null
  if (context.session.me === null) return <RemoteFollowButton id={id} />
  const subject = { id, account, relationship }
  if (!isPossible(followAction, subject, scopeOf(context))) return null
  const { label, title } = followLabel(relationship, isBusy)
  const isBlocked = relationship?.blocking ?? false
  const isOn = isBlocked || (relationship?.following ?? false) || (relationship?.requested ?? false)
  const isRefused = account.deactivated || (relationship?.blockedBy ?? false)
  return (
    <Button
      tone={isOn ? 'plain' : 'primary'}
      icon={isOn ? undefined : followAction.icon}
      busy={isBusy}
      // What stands can always be ended.
      disabled={isRefused && !isOn}
      title={title && t(title)}
      onClick={() => {
        if (isBlocked) void blockAccount(context.session, id, false)
        else startAction(followAction, subject, context)
      }}
    >
      {t(label)}
    </Button>
  )
}
