import type { AccountId } from '@rookery/api/wire/model'

import { useSession } from '#features/session/model/useSession.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { Panel } from '#ui/Panel.tsx'

import css from './about.module.css'

/** Admins first, then moderators (spec 1, section 2); then those who hide their role but are on the server's list. */
const groups = [
  { role: 'admin', title: 'about.admins' },
  { role: 'moderator', title: 'about.moderators' },
  { role: 'member', title: 'about.otherStaff' },
] as const satisfies readonly { role: string; title: MessageId }[]

export function StaffPanel({ ids }: { ids: readonly AccountId[] }) {
  const t = useT()
  const { accounts } = useSession().entities
  return (
    <Panel title={t('about.staff')}>
      <div className={css.staff}>
        {groups.map(({ role, title }) => {
          const members = ids.filter((id) => accounts.get(id)?.role === role)
          if (members.length === 0) return null
          return (
            <section key={role} className={css.group} aria-label={t(title)}>
              <h3>{t(title)}</h3>
              {members.map((id) => (
                <AccountSummary key={id} id={id} />
              ))}
            </section>
          )
        })}
      </div>
    </Panel>
  )
}
