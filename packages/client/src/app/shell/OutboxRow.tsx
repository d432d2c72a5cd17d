import { parseContent, textOf } from '@rookery/content'
import { useId } from 'react'

import type { DraftData } from '#features/drafts/model/Draft.ts'
import { draftExcerpt } from '#features/drafts/model/draftExcerpt.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { plainName } from '#features/entities/model/plainName.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { messageText } from '#features/notices/model/Message.ts'
import type { ActionQueue } from '#features/actions/model/createActionQueue.ts'
import { accountIdOf, statusIdOf, type QueuedAction, type QueuedKind } from '#features/actions/model/QueuedAction.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import type { Formats } from '#i18n/Formats.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import css from './OutboxDialog.module.css'

export interface OutboxRowProps {
  entry: QueuedAction
  isSending: boolean
  outbox: ActionQueue
}

/** One queued action: its kind, target, time and state. */
export function OutboxRow({ entry, isSending, outbox }: OutboxRowProps) {
  const t = useT()
  const { key, kind, desired, at, failure } = entry
  const { name, excerpt, act } = useSubject(entry)
  const words = t(`outbox.act.${act}`, { on: desired ? 'on' : 'off' })
  const labelId = useId()
  return (
    <li className={css.row}>
      <p className={css.head}>
        <strong id={labelId}>{name === null ? words : t('outbox.actOn', { act: words, name })}</strong>
        <span className={css.time}>
          <LiveTime at={new Date(at).toISOString()} />
        </span>
      </p>
      {excerpt !== '' && (
        <p className={css.words} dir="auto">
          {excerpt}
        </p>
      )}
      <p className={css.state} data-refused={failure !== null || undefined}>
        {failure !== null ? t('outbox.failed', { error: messageText(t, failure) }) : t(isSending ? 'outbox.sending' : 'outbox.waits')}
      </p>
      <div className={css.actions}>
        <Button size="small" busy={isSending} aria-describedby={labelId} onClick={() => outbox.tryNow(key)}>
          {t('outbox.try')}
        </Button>
        <Button size="small" tone="quiet" aria-describedby={labelId} onClick={() => outbox.drop(key)}>
          {t(kind === 'post' ? 'outbox.dropPost' : 'outbox.drop')}
        </Button>
      </div>
    </li>
  )
}

/** Number of characters that identify a post. */
const longest = 140

interface Subject {
  readonly name: string | null
  readonly excerpt: string
  readonly act: QueuedKind | 'edit' | 'schedule'
}

/** The draft, account or post of a queued action, as far as this page has it. */
function useSubject(entry: QueuedAction): Subject {
  const session = useSession()
  const formats = useFormats()
  const drafts = useSlot(draftsOf)
  const status = useStatus(statusIdOf(entry))
  const account = useAccount(accountIdOf(entry) ?? status?.accountId ?? null)
  const draft = entry.kind === 'post' ? drafts.get(entry.id as DraftKey)?.data : undefined
  const excerpt = draft
    ? draftExcerpt(draft) || fileNames(draft, formats)
    : status
      ? status.spoilerText || textOf(parseContent(status.content)).trim()
      : ''
  const act = !draft ? entry.kind : draft.scheduledAt !== null ? 'schedule' : statusIdIn(entry.id as DraftKey, 'edit') ? 'edit' : 'post'
  return { name: account && account.id !== session.me ? plainName(account) : null, excerpt: excerpt.slice(0, longest), act }
}

/** Identifies a post without text. */
function fileNames({ files, missing }: DraftData, formats: Formats): string {
  return formats.list([...files, ...missing].flatMap(({ name }) => name ?? []))
}
