import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { isolated, shownHost } from '@rookery/content'
import { useId, useState } from 'react'
import { reportKey, sendReport } from '#features/reports/model/sendReport.ts'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { reportDraftsOf, type ReportInput } from '#features/reports/model/reportDraftsOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { useT } from '#i18n/useT.ts'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import type { SubjectWindowProps } from '#features/actions/ui/Action.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import css from './ReportDialog.module.css'
import { ReportPosts } from './ReportPosts.tsx'
import { ReportRules } from './ReportRules.tsx'

export interface ReportDialogProps extends SubjectWindowProps<AccountId> {
  /** Posts that are ticked when it opens. */
  statusIds?: readonly StatusId[]
}

/** Akkoma, Mastodon and GoToSocial take no more. */
const longestComment = 1000

const none: readonly StatusId[] = []

/** Dialog that reports an account: posts, reason, and whether its own server is notified. */
export function ReportDialog({ id, statusIds = none, onClose }: ReportDialogProps) {
  const t = useT()
  const form = useId()
  const isSending = useRunning(reportKey(id))
  return (
    <Dialog
      title={t('report.title')}
      closeLabel={t('general.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('general.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" busy={isSending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Part waiting={<Spinner label={t('general.loading')} />}>
        <ReportForm key={id} id={id} form={form} ticked={statusIds} onSent={onClose} />
      </Part>
    </Dialog>
  )
}

interface ReportFormProps {
  id: AccountId
  /** Id of the form, for the button that sends it. */
  form: string
  ticked: readonly StatusId[]
  onSent: () => void
}

function ReportForm({ id, form, ticked, onSent }: ReportFormProps) {
  const t = useT()
  const session = useSession()
  const drafts = useSlot(reportDraftsOf)
  const account = useAccount(id)
  const [input, setInput] = useState(() => begin(drafts.get(id), ticked))
  const [error, setError] = useState<Message | null>(null)
  const change = (part: Partial<ReportInput>) => {
    const changed = { ...input, ...part }
    setInput(changed)
    void drafts.save(id, changed)
  }
  const tooMany = [...input.comment.trim()].length - longestComment
  const host = account === undefined || account.isLocal ? null : (account.acct.split('@')[1] ?? account.fqn?.split('@')[1] ?? null)
  const send = async () => {
    setError(null)
    const result = await sendReport(session, id, input)
    if (result.kind === 'sent') onSent()
    else if (result.kind === 'refused') setError(result.message)
  }
  return (
    <form
      id={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (tooMany <= 0) void send()
      }}
    >
      <p className={css.about}>
        <NameWithHandle id={id} />
      </p>
      <p className={css.note}>{t('report.text')}</p>
      <TextArea
        label={t('report.comment')}
        hint={t('report.comment.hint', { count: longestComment })}
        error={tooMany > 0 ? t('report.comment.tooLong', { count: tooMany }) : undefined}
        rows={3}
        value={input.comment}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
      <ReportRules chosen={input.ruleIds} onChange={(ruleIds) => change({ ruleIds })} />
      <ReportPosts account={id} first={ticked} chosen={input.statusIds} onChange={(statusIds) => change({ statusIds })} />
      {host !== null && (
        <Checkbox
          label={t('report.forward', { host: isolated(shownHost(host)) })}
          hint={t('report.forward.hint')}
          checked={input.forward}
          onChange={(event) => change({ forward: event.currentTarget.checked })}
        />
      )}
      {error !== null && (
        <p className={css.problem} role="alert">
          {messageText(t, error)}
        </p>
      )}
    </form>
  )
}

/** Continues a stored report, and ticks the posts that are reported now. */
function begin(stored: ReportInput | undefined, ticked: readonly StatusId[]): ReportInput {
  const { comment = '', statusIds = [], ruleIds = [], forward = false } = stored ?? {}
  return { comment, statusIds: [...new Set([...ticked, ...statusIds])], ruleIds, forward }
}
