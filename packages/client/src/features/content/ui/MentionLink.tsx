import type { AccountId } from '@rookery/api/wire/model'
import { shownHandle } from '@rookery/content'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import css from './MentionLink.module.css'
import { mentionHost } from '#features/accounts/model/mentionHost.ts'
import { profilePath } from '#features/accounts/model/profilePath.ts'
import { useServer } from '#features/session/model/useServer.ts'

export interface MentionLinkProps {
  id: AccountId
  acct: string | null
  /** The post mentions another person of the same name, so the host is shown with any setting. */
  isNamesake?: boolean | undefined
}

/** `@name` of an account that the server mentioned but may not have sent, displayed according to the mention settings. */
export function MentionLink({ id, acct, isNamesake = false }: MentionLinkProps) {
  const t = useT()
  const { me, origin } = useSession()
  const restricted = useServer(({ nodeInfo }) => nodeInfo?.restrictedNicknames)
  const handle = useAccountField(id, 'acct') ?? acct
  const display = useSetting('mentionLinkDisplay')
  const titled = useSetting('mentionLinkShowTooltip')
  const pictured = useSetting('mentionLinkShowAvatar')
  const fades = useSetting('mentionLinkFadeDomain')
  const bold = useSetting('mentionLinkBoldenYou')
  const text = useSetting('mentionLinkShowYous')
  if (handle === null) return <span>{t('account.unknown')}</span>
  const own = id === me
  const shown = shownHandle(handle)
  const host = mentionHost(shown, isNamesake ? 'full' : display, new URL(origin).host)
  return (
    <a
      className={css.mention}
      href={profilePath({ id, acct: handle }, restricted ?? [])}
      title={titled ? `@${shown}` : undefined}
      data-bold={(own && bold) || undefined}
      translate="no"
    >
      {pictured && (
        <span className={css.avatar}>
          <AccountAvatar id={id} size={16} />
        </span>
      )}
      <bdi dir="ltr">
        @{shown.split('@')[0]}
        {host !== '' && (
          <span className={css.host} data-faded={fades || undefined}>
            {host}
          </span>
        )}
      </bdi>
      {own && text && ` ${t('account.you')}`}
    </a>
  )
}
