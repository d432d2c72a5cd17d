import { parseContent, textOf } from '@rookery/content'
import { useId } from 'react'

import type { DraftData } from '#data/composer/Draft.ts'
import { draftBeginning } from '#data/composer/draftBeginning.ts'
import { statusIdIn, type DraftKey } from '#data/composer/DraftKey.ts'
import { draftsOf } from '#data/composer/Drafts.ts'
import { plainName } from '#data/entities/plainName.ts'
import { useAccount } from '#data/entities/useAccount.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { messageText } from '#data/notices/Message.ts'
import type { ActionQueue } from '#data/outbox/createActionQueue.ts'
import { accountOf, statusOf, type QueuedAction, type QueuedKind } from '#data/outbox/QueuedAction.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSlot } from '#data/session/useSlot.ts'
import { useT } from '#i18n/useT.ts'
import { LiveTime } from '#parts/time/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import css from './OutboxDialog.module.css'

export interface OutboxRowProps {
  entry: QueuedAction
  isSending: boolean
  outbox: ActionQueue
}

/** One act that waits: what it is, on what, since when, how it stands. */
export function OutboxRow({ entry, isSending, outbox }: OutboxRowProps) {
  const t = useT()
  const { key, kind, desired, at, failure } = entry
  const { name, words, act } = useSubject(entry)
  const labelId = useId()
  return (
    <li className={css.row}>
      <p className={css.head}>
        <strong id={labelId}>{t(`outbox.act.${act}`, { on: desired ? 'on' : 'off', name: name ?? 'none' })}</strong>
        <span className={css.time}>
          <LiveTime at={new Date(at).toISOString()} />
        </span>
      </p>
      {words !== '' && (
        <p className={css.words} dir="auto">
          {words}
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

/** Characters that tell a post from the others. */
const longest = 140

interface Subject {
  readonly name: string | null
  readonly words: string
  readonly act: QueuedKind | 'edit' | 'schedule'
}

/** What is to be sent of a draft, whom an act is about and how the post begins, as far as this page knows. */
function useSubject(entry: QueuedAction): Subject {
  const session = useSession()
  const drafts = useSlot(draftsOf)
  const status = useStatus(statusOf(entry))
  const account = useAccount(accountOf(entry) ?? status?.accountId ?? null)
  const draft = entry.kind === 'post' ? drafts.get(entry.id as DraftKey)?.data : undefined
  const words = draft
    ? draftBeginning(draft) || fileNames(draft)
    : status
      ? status.spoilerText || textOf(parseContent(status.content)).trim()
      : ''
  const act = !draft ? entry.kind : draft.scheduledAt !== null ? 'schedule' : statusIdIn(entry.id as DraftKey, 'edit') ? 'edit' : 'post'
  return { name: account && account.id !== session.me ? plainName(account) : null, words: words.slice(0, longest), act }
}

/** What tells a post without words from the others. */
function fileNames({ files, missing }: DraftData): string {
  return [...files, ...missing].flatMap(({ name }) => name ?? []).join(', ')
}
