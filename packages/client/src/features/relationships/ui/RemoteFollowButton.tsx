import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useActionContext } from '#features/actions/ui/useActionContext.ts'
import { Button } from '#ui/Button.tsx'
import { userPlusIcon } from '#ui/icons/userPlus.ts'

const RemoteFollowDialog = lazyComponent(async () => (await import('./RemoteFollowDialog.tsx')).RemoteFollowDialog)

/** Lets a visitor follow an account of this server from their own (spec 2, section 2). */
export function RemoteFollowButton({ id }: { id: AccountId }) {
  const t = useT()
  const { open } = useActionContext()
  const account = useAccount(id)
  const leads = useCapability('remoteInteraction')
  if (account === undefined || !account.isLocal || account.deactivated || !leads) return null
  return (
    <Button tone="primary" icon={userPlusIcon} onClick={() => open(RemoteFollowDialog, { id })}>
      {t('remoteFollow.action')}
    </Button>
  )
}
