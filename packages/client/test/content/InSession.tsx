import type { ReactNode } from 'react'
import type { Session } from '#data/session/Session.ts'
import { SessionContext } from '#data/session/useSession.ts'
import { createCell } from '@rookery/store/Cell'
import { ReplyContext, type ReplyTarget, type WrittenUnder } from '../../src/parts/status/card/ReplyContext.ts'

const nobodyAnswered: ReplyTarget = createCell<WrittenUnder | null>(null)

/** What stands above every post in the product. */
export function InSession({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <ReplyContext value={nobodyAnswered}>
        <main>{children}</main>
      </ReplyContext>
    </SessionContext>
  )
}
