import { isolatedHandle } from '@rookery/content'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import type { MuteRule, FilterVerdict } from '#features/filters/model/FilterVerdict.ts'
import { useT } from '#i18n/useT.ts'

/** Why a post is muted, with the word, the filter or the account. */
export function FilterReason({ verdict }: { verdict: FilterVerdict }) {
  const t = useT()
  return verdict.kind === 'deleted' ? t('verdict.deleted') : <MuteReason rule={verdict.rule} />
}

function MuteReason({ rule }: { rule: MuteRule }) {
  const t = useT()
  const about = 'account' in rule ? rule : null
  const account = useAccount(about?.account ?? null)
  const acct = account?.acct ?? about?.acct
  const { acct: _acct, ...hit } = { acct: undefined, ...rule }
  return t(`verdict.${rule.kind}`, { ...hit, name: acct === undefined ? '@…' : isolatedHandle(acct) })
}
