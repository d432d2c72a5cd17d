import * as reports from '@rookery/api/calls/reports'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId } from '@rookery/api/wire/model'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { callMessage, errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { reportDraftsOf, type ReportInput } from './reportDraftsOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { executorOf } from '#features/actions/model/executorOf.ts'

export type ReportResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly message: Message }
  /** This report is being sent already; the press is ignored. */
  | { readonly kind: 'busy' }

/** Names the sending of a report, for `useRunning`. */
export const reportKey = (id: AccountId) => `report:${id}`

const readFor = 10_000

/** Reports an account to the server's staff. The text is stored before it is sent, and until the server has it. */
export async function sendReport(session: Session, id: AccountId, input: ReportInput): Promise<ReportResult> {
  const drafts = await reportDraftsOf.ready(session)
  return (await executorOf(session).once(reportKey(id), () => attempt())) ?? { kind: 'busy' }

  async function attempt(): Promise<ReportResult> {
    await drafts.save(id, input)
    const account = session.entities.accounts.get(id)
    try {
      await reports.create(session.client, { accountId: id, ...input, comment: input.comment.trim() })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { kind: 'refused', message: refusalOf(error) }
    }
    await drafts.remove(id)
    const name = account ? nameAndHandleText(account) : ''
    session.notices.show({ level: 'success', messageKey: 'report.sent', args: { name }, timeout: readFor })
    return { kind: 'sent' }
  }
}

/** Servers cannot detect a repeated report: after a lost response, users should know that there may be two. */
function refusalOf(error: ApiError): Message {
  const mayHaveArrived = error.kind === 'network' || error.kind === 'timeout'
  return mayHaveArrived
    ? { key: 'report.unanswered', args: { error: callMessage(error) } }
    : { key: 'report.failed', args: { error: errorMessage(error) } }
}
