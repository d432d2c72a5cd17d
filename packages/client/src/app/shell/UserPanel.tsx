import type { AccountId } from '@rookery/api/wire/model'

import { useT } from '#i18n/useT.ts'
import { Panel } from '#ui/Panel.tsx'

import { AccountSummary } from '#parts/account/AccountSummary.tsx'
import { Composer } from './lazyParts.ts'
import { Part } from '#parts/screen/Part.tsx'
import css from './UserPanel.module.css'

/** A member's own card, and the composer where there is room for it. */
export function UserPanel({ me, composer }: { me: AccountId; composer: boolean }) {
  const t = useT()
  return (
    <Panel>
      <div className={css.panel}>
        <section aria-label={t('shell.account')} data-stuck>
          <AccountSummary id={me} />
        </section>
        {composer && (
          <div id="composer" className={css.composer} tabIndex={-1}>
            <Part>
              <Composer draft="status" />
            </Part>
          </div>
        )}
      </div>
    </Panel>
  )
}
