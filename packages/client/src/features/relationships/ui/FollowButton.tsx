import type { AccountId } from '@rookery/api/wire/model'
import { blockAccount } from '#features/relationships/model/blockAccount.ts'
import { followKey } from '#features/relationships/model/follow.ts'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { useRelationship } from '#features/accounts/model/useRelationship.ts'
import { relationshipQuery } from '#features/accounts/model/relationship.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useT } from '#i18n/useT.ts'
import { isPossible } from '#features/actions/ui/isPossible.ts'
import { scopeOf, startAction } from '#features/actions/ui/startAction.ts'
import { useActionContext } from '#features/actions/ui/useActionContext.ts'
import { Button } from '#ui/Button.tsx'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { followAction } from './followAction.ts'
import { followLabel } from '#features/accounts/model/followLabel.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { userPlusIcon } from '#ui/icons/userPlus.ts'

const RemoteFollowDialog = lazyComponent(async () => (await import('./RemoteFollowDialog.tsx')).RemoteFollowDialog)

/** Lets a visitor follow an account of this server from their own (spec 2, section 2). */
function RemoteFollowButton({ id, tone }: Pick<FollowButtonProps, 'id' | 'tone'>) {
  const t = useT()
  const { open } = useActionContext()
  const account = useAccount(id)
  const leads = useCapability('remoteInteraction')
  if (account === undefined || !account.isLocal || account.deactivated || !leads) return null
  return (
    <Button tone={tone} icon={userPlusIcon} onClick={() => open(RemoteFollowDialog, { id })}>
      {t('remoteFollow.action')}
    </Button>
  )
}

export interface FollowButtonProps {
  id: AccountId
  /** True if another request brings the relationship. */
  waits?: boolean
  /** `outlined` in each row of a list; by default it is the main thing to do. */
  tone?: 'primary' | 'outlined'
}

/**
 * Follow, in progress, following, requested or blocked (spec 2, section 4); busy while unknown. Disabled for the user's own account, for a
 * deactivated or moved one, and for one that blocks the user; ends an existing block. A visitor follows from their own server.
 */
export function FollowButton({ id, waits = false, tone = 'primary' }: FollowButtonProps) {
  const t = useT()
  const context = useActionContext()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  const { session } = context
  const isRunning = useRunning(followKey(id))
  const isAsked = relationship === undefined && session.me !== null && session.me !== id
  const lookup = useSessionQuery({ ...relationshipQuery(session, id), enabled: isAsked && !waits })
  if (account === undefined) return null
  if (session.me === null) return <RemoteFollowButton id={id} tone={tone} />
  const subject = { id, account, relationship }
  if (!isPossible(followAction, subject, scopeOf(context))) return null
  const isUnknown = relationship === undefined && !waits && !lookup.isFetching && (lookup.error !== null || lookup.data === false)
  const isBusy = isRunning || (relationship === undefined && !isUnknown)
  const { label, title } = followLabel(relationship, isBusy)
  const isBlocked = relationship?.blocking ?? false
  const isOn = isBlocked || (relationship?.following ?? false) || (relationship?.requested ?? false)
  const isRejected = account.deactivated || account.movedTo !== null || (relationship?.blockedBy ?? false)
  return (
    <Button
      tone={isOn || relationship === undefined ? 'plain' : tone}
      icon={isUnknown ? refreshIcon : isOn ? undefined : followAction.icon}
      busy={isBusy}
      // An existing follow can always be ended.
      disabled={isRejected && !isOn}
      title={title && t(title, { name: nameAndHandleText(account) })}
      onClick={() => {
        if (isUnknown) lookup.refetch()
        else if (isBlocked) void blockAccount(session, id, false)
        else startAction(followAction, subject, context)
      }}
    >
      {t(label)}
    </Button>
  )
}
