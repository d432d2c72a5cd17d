import type { AccountId } from '@rookery/api/wire/model'
import type { ReportState } from '@rookery/api/wire/report'
import { useId, useRef, useState } from 'react'
import { setReportState } from '#features/moderation/model/resolveReport.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { adminAccountQuery } from '#features/staff/model/adminAccount.ts'
import type { ReportRow } from '#features/moderation/model/reportQueries.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { drawText } from '#i18n/drawText.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { RichText } from '#features/content/ui/RichText.tsx'
import { ModerationMenuButton } from '#features/staff/ui/ModerationMenuButton.tsx'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { checkIcon } from '#ui/icons/check.ts'
import { closeIcon } from '#ui/icons/close.ts'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { ReportNotes } from './ReportNotes.tsx'
import { ReportedPosts } from './ReportedPosts.tsx'
import css from './ReportItem.module.css'

interface Step extends Pick<ButtonLook, 'icon' | 'tone'> {
  readonly state: ReportState
}

const steps: readonly Step[] = [
  { state: 'resolved', icon: checkIcon, tone: 'primary' },
  { state: 'closed', icon: closeIcon },
  { state: 'open', icon: refreshIcon },
]

/** One report: accounts, text, time, posts, notes of the staff, and its state. */
export function ReportItem({ report }: { report: ReportRow }) {
  const t = useT()
  const session = useSession()
  const heading = useId()
  const actions = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<ReportState | null>(null)
  const [error, setError] = useState<Message | null>(null)
  const { accountId, actorId, content, createdAt, state } = report
  const settle = async (desired: ReportState) => {
    setAsked(desired)
    setError(null)
    const failure = await setReportState(session, report, desired)
    setError(failure)
    setAsked(null)
    // The button that was pressed is not offered any more.
    if (failure === null) actions.current?.querySelector('button')?.focus()
  }
  return (
    <li className={css.report} aria-labelledby={heading}>
      <div className={css.head}>
        <div className={css.about} id={heading}>
          {accountId === null ? <span className={css.gone}>{t('reports.accountGone')}</span> : <AccountSummary id={accountId} size={40} />}
        </div>
        {accountId !== null && <DeactivatedMark report={report} id={accountId} />}
        <span className={css.state} data-state={state}>
          {t(`reports.state.${state}`)}
        </span>
        {accountId !== null && <ModerationMenuButton id={accountId} forModerators />}
      </div>
      <p className={css.by}>
        {actorId === null
          ? t('reports.byGone')
          : drawText(t, 'reports.by', {
              name: (
                <AccountLink id={actorId} className={css.reporter}>
                  <NameWithHandle id={actorId} />
                </AccountLink>
              ),
            })}
        {' · '}
        <LiveTime at={createdAt} />
      </p>
      {content.trim() === '' ? (
        <p className={css.gone}>{t('reports.noWords')}</p>
      ) : (
        <div className={css.words}>
          <RichText html={content} folds />
        </div>
      )}
      <ReportedPosts ids={report.statusIds} />
      <ReportNotes report={report} />
      {error !== null && (
        <p className={css.problem} role="alert">
          {messageText(t, error)}
        </p>
      )}
      <div className={css.actions} ref={actions}>
        {steps
          .filter((step) => step.state !== state)
          .map((step) => (
            <Button
              key={step.state}
              size="small"
              icon={step.icon}
              tone={step.tone}
              busy={asked === step.state}
              onClick={() => void settle(step.state)}
            >
              {t(`reports.set.${step.state}`)}
            </Button>
          ))}
      </div>
    </li>
  )
}

/** Says that the account is deactivated. It uses the staff's data, because the public profile may lack it. */
function DeactivatedMark({ report, id }: { report: ReportRow; id: AccountId }) {
  const t = useT()
  const account = useAccount(id)
  const { data: admin } = useSessionQuery({ ...adminAccountQuery(useSession(), id, account?.acct ?? ''), enabled: false })
  const isActive = admin?.isActive ?? !(report.isDeactivated || account?.deactivated)
  return isActive ? null : <span className={css.mark}>{t('reports.accountDeactivated')}</span>
}
