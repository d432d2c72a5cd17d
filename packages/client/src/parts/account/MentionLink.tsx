import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#data/entities/useAccount.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { profilePath } from './profilePath.ts'

/** `@name` for somebody whom the server named but may not have sent whole. */
export function MentionLink({ id, acct }: { id: AccountId; acct: string | null }) {
  const t = useT()
  const account = useAccount(id)
  const { server } = useSession()
  const handle = account?.acct ?? acct
  if (handle === null) return <span>{t('account.unknown')}</span>
  return (
    <a href={profilePath({ id, acct: handle }, server.nodeInfo?.restrictedNicknames ?? [])} title={`@${handle}`}>
      <bdi>@{handle.split('@')[0]}</bdi>
    </a>
  )
}
