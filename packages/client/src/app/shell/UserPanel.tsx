import type { AccountId } from '@rookery/api/wire/model'

import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Panel } from '#ui/Panel.tsx'

import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { AccountSwitcher, ComposerBox, OwnDetails } from './lazyParts.ts'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import css from './UserPanel.module.css'

/** A member's own card with the way to their other accounts, and the composer where there is room for it. */
export function UserPanel({ me, composer }: { me: AccountId; composer: boolean }) {
  const t = useT()
  const isCompact = useSetting('compactUserInfo')
  return (
    <Panel>
      <div className={css.panel}>
        <section aria-label={t('shell.account')} className={css.account} data-stuck>
          <AccountSummary id={me} />
          <Part failure={EmptyFallback}>
            <AccountSwitcher />
          </Part>
        </section>
        {!isCompact && (
          <Part failure={EmptyFallback}>
            <OwnDetails id={me} />
          </Part>
        )}
        {composer && (
          <div id="composer" className={css.composer} tabIndex={-1}>
            <Part>
              <ComposerBox />
            </Part>
          </div>
        )}
      </div>
    </Panel>
  )
}
