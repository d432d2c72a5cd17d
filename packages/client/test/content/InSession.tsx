import type { ReactNode } from 'react'
import type { Session } from '#features/session/model/Session.ts'
import { SessionContext } from '#features/session/model/useSession.ts'
import { createCell } from '@rookery/store/Cell'
import { ReplyContext, type ReplyTarget, type WrittenUnder } from '../../src/features/actions/model/ReplyContext.ts'

const noReplyTarget: ReplyTarget = createCell<WrittenUnder | null>(null)

/** The providers above every post in the product. */
export function InSession({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <ReplyContext value={noReplyTarget}>
        <main>{children}</main>
      </ReplyContext>
    </SessionContext>
  )
}
