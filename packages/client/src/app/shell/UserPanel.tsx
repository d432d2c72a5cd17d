import type { AccountId } from '@rookery/api/wire/model'
import { Suspense } from 'react'

import { slots } from '#app/slots.ts'
import { AccountSummary } from './AccountSummary.tsx'
import { Panel } from '#ui/Panel.tsx'

import css from './UserPanel.module.css'

/** A member's own card, and the composer where there is room for it. */
export function UserPanel({ me, composer }: { me: AccountId; composer: boolean }) {
  const Composer = slots.composer
  return (
    <Panel>
      <div className={css.panel}>
        <AccountSummary id={me} />
        {composer && Composer && (
          <Suspense fallback={null}>
            <div id="composer" tabIndex={-1}>
              <Composer draft="status" />
            </div>
          </Suspense>
        )}
      </div>
    </Panel>
  )
}
