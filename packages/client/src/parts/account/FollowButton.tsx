import type { AccountId } from '@rookery/api/wire/model'
import { isolated } from '@rookery/content'
import { useState } from 'react'
import { follow, followKey } from '#data/actions/follow.ts'
import { useRunning } from '#data/actions/useRunning.ts'
import { plainName } from '#data/entities/plainName.ts'
import { useAccount } from '#data/entities/useAccount.ts'
import { useRelationship } from '#data/entities/useRelationship.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { userPlusIcon } from '#ui/icons/userPlus.ts'

/** Follow, in progress, following or requested (spec 2, section 4). Nobody follows themself, a deactivated account or one that blocks them. */
export function FollowButton({ id }: { id: AccountId }) {
  const t = useT()
  const session = useSession()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  const busy = useRunning(followKey(id))
  const [asking, setAsking] = useState(false)
  if (account === undefined || session.me === null || session.me === id) return null
  const following = relationship?.following ?? false
  const requested = relationship?.requested ?? false
  const on = following || requested
  const label = busy ? 'profile.follow.busy' : following ? 'profile.following' : requested ? 'profile.requested' : 'profile.follow'
  const press = () => {
    if (on && session.settings.get('modalOnUnfollow')) setAsking(true)
    else void follow(session, id, !on)
  }
  return (
    <>
      <Button
        tone={on ? 'plain' : 'primary'}
        icon={on ? undefined : userPlusIcon}
        busy={busy}
        disabled={account.deactivated || (relationship?.blockedBy ?? false)}
        onClick={press}
      >
        {t(label)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('profile.unfollow.title')}
          confirmLabel={t('profile.unfollow')}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          onConfirm={() => {
            setAsking(false)
            void follow(session, id, false)
          }}
          onCancel={() => setAsking(false)}
        >
          {t('profile.unfollow.text', { name: isolated(plainName(account)) })}
        </ConfirmDialog>
      )}
    </>
  )
}
