import { isolated } from '@rookery/content'
import { useAccount } from '#data/entities/useAccount.ts'
import type { MuteRule, Veil } from '#data/veil/Veil.ts'
import { useT } from '#i18n/useT.ts'

/** Why a post is not shown as it is, with the word, the filter or the person that did it. */
export function VeilReason({ veil }: { veil: Veil }) {
  const t = useT()
  return veil.kind === 'deleted' ? t('veil.deleted') : <MuteReason rule={veil.rule} />
}

function MuteReason({ rule }: { rule: MuteRule }) {
  const t = useT()
  const account = useAccount('account' in rule ? rule.account : null)
  return t(`veil.${rule.kind}`, { ...rule, name: isolated(`@${account?.acct ?? '…'}`) })
}
