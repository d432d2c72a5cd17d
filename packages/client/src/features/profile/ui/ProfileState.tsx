import type { AccountId } from '@rookery/api/wire/model'
import { shownHandle } from '@rookery/content'
import { plainName } from '#features/entities/model/plainName.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { drawText } from '#i18n/drawText.ts'
import { useT } from '#i18n/useT.ts'
import { profilePath } from '#features/accounts/model/profilePath.ts'
import css from './ProfileState.module.css'

/** Notice on a profile: the account's owner has died, it has moved, or its server hides it. Renders nothing for most. */
export function ProfileState({ id }: { id: AccountId }) {
  const t = useT()
  const account = useAccount(id)
  const restricted = useServer(({ nodeInfo }) => nodeInfo?.restrictedNicknames)
  if (account === undefined || !(account.memorial || account.movedTo || account.limited)) return null
  return (
    <div className={css.state} role="note">
      {account.memorial && <p>{t('profile.memorial', { name: plainName(account) })}</p>}
      {account.movedTo && (
        <p>
          {drawText(t, 'profile.moved', {
            handle: (
              <a href={profilePath(account.movedTo, restricted ?? [])}>
                <bdi dir="ltr">@{shownHandle(account.movedTo.acct)}</bdi>
              </a>
            ),
          })}
        </p>
      )}
      {account.limited && <p>{t('profile.limited')}</p>}
    </div>
  )
}
