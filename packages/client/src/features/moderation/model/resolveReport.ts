import * as calls from '@rookery/api/calls/adminReports'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ReportState } from '@rookery/api/wire/report'
import { mayBeApplied } from '#features/actions/model/failures.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { reportQuery, reportsKey, applyReport, type NoteRow, type ReportPages, type ReportRow } from './reportQueries.ts'
import { noteDraftsOf } from '#features/reports/model/noteDraftsOf.ts'
import { openReportsOf } from '#features/reports/model/openReportsOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'

type Failed = Extract<MessageId, `reports.${string}`>

/** Opens a report again, or closes it. Resolves to why that could not be done, or to null. */
export async function setReportState(session: Session, { id }: ReportRow, state: ReportState): Promise<Message | null> {
  const error = await attempt(session, id, {
    failed: 'reports.state.failed',
    run: async () => {
      await calls.setState(session.client, id, state)
      changeRow(session, id, (row) => ({ ...row, state }))
    },
    happened: (row) => row.state === state,
  })
  // How many wait is another number now.
  void openReportsOf(session).refresh()
  return error
}

/** Writes a note under a report, for the rest of the staff. It is on the device until the server has it. */
export async function addReportNote(session: Session, { id, notes }: ReportRow, text: string): Promise<Message | null> {
  const drafts = await noteDraftsOf.ready(session)
  await drafts.save(id, text)
  const content = text.trim()
  const isOwn = (note: NoteRow) => note.authorId === session.me && note.content === content
  const error = await attempt(session, id, {
    failed: 'reports.note.failed',
    run: async () => {
      await calls.addNote(session.client, id, content)
      // The response is empty: count and time are in the report.
      await refetchReport(session, id)
    },
    happened: (row) => row.notes.filter(isOwn).length > notes.filter(isOwn).length,
  })
  if (error === null) await drafts.save(id, '')
  return error
}

/** Takes a note away. */
export function removeReportNote(session: Session, { id }: ReportRow, note: string): Promise<Message | null> {
  return attempt(session, id, {
    failed: 'reports.note.removeFailed',
    run: async () => {
      await calls.removeNote(session.client, id, note)
      changeRow(session, id, (row) => ({ ...row, notes: row.notes.filter((other) => other.id !== note) }))
    },
    happened: (row) => row.notes.every((other) => other.id !== note),
  })
}

interface Attempt {
  readonly failed: Failed
  /** Requests the change, then applies the response. Not optimistic. */
  readonly run: () => Promise<void>
  /** Whether the report, refetched after an unknown outcome, shows that the change was made. */
  readonly happened: (row: ReportRow) => boolean
}

async function attempt(session: Session, id: string, { failed, run, happened }: Attempt): Promise<Message | null> {
  try {
    await run()
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const row = mayBeApplied(error) ? await refetchReport(session, id) : null
    return row !== null && happened(row) ? null : { key: failed, args: { error: errorMessage(error) } }
  }
}

/** Refetches a report; null if that fails, and the known state stays. */
async function refetchReport(session: Session, id: string): Promise<ReportRow | null> {
  try {
    const row = applyReport(session, await calls.show(session.client, id))
    changeRow(session, id, () => row)
    return row
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    void queriesOf(session).invalidateQueries({ queryKey: reportsKey })
    return null
  }
}

function changeRow(session: Session, id: string, change: (row: ReportRow) => ReportRow): void {
  const queries = queriesOf(session)
  queries.setQueryData(reportQuery(session, id).queryKey, (known) => known && change(known))
  queries.setQueriesData<ReportPages>({ queryKey: reportsKey }, (known) => {
    if (known === undefined) return known
    const pages = known.pages.map((page) => ({ ...page, reports: page.reports.map((row) => (row.id === id ? change(row) : row)) }))
    return { ...known, pages }
  })
}
