import type { Announcement } from '@rookery/api/wire/announcement'
import { useRef, useState } from 'react'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { saveAnnouncement } from '#features/announcements/model/saveAnnouncement.ts'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { announcementDraftsOf } from '#features/announcements/model/announcementDraftsOf.ts'
import {
  emptyAnnouncement,
  toAnnouncementInput,
  withAllDay,
  type AnnouncementInput,
} from '#features/announcements/model/AnnouncementInput.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'

import css from './announcements.module.css'
import { FailureNote } from './FailureNote.tsx'

export interface AnnouncementEditorProps {
  /** null for a new one. */
  announcement: Announcement | null
  onClose?: () => void
}

/** Form for an announcement's text and times. Errors leave the input as it is. */
export function AnnouncementEditor({ announcement, onClose }: AnnouncementEditorProps) {
  const t = useT()
  const session = useSession()
  const drafts = announcementDraftsOf(session)
  const key = announcement?.id ?? 'new'
  const blank = announcement === null ? emptyAnnouncement : toAnnouncementInput(announcement)
  const input = useCell(drafts).get(key) ?? blank
  const saving = `announce:${key}`
  const busy = useRunning(saving)
  const [failure, setFailure] = useState<Message | null>(null)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isBlank = input.content.trim() === ''

  const change = (next: AnnouncementInput) => drafts.put(key, next)

  function save(): void {
    setTried(true)
    setFailure(null)
    // Servers refuse it without saying why.
    if (isBlank) form.current?.querySelector('textarea')?.focus()
    // A user who leaves and returns sees it still pending.
    else void executorOf(session).once(saving, attempt)
  }

  async function attempt(): Promise<void> {
    const error = await saveAnnouncement(session, announcement?.id ?? null, input)
    if (error !== null)
      return setFailure({ key: announcement === null ? 'announcements.postError' : 'announcements.editError', args: { error } })
    const typed = drafts.get().get(key)
    // Text typed meanwhile was not sent yet.
    if (typed !== undefined && typed !== input) return undefined
    drafts.remove(key)
    setTried(false)
    return onClose?.()
  }

  function cancel(): void {
    drafts.remove(key)
    onClose?.()
  }

  const timeType = input.allDay ? 'date' : 'datetime-local'
  return (
    <form
      ref={form}
      className={css.form}
      aria-label={t(announcement === null ? 'announcements.post' : 'announcements.edit')}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextArea
        label={t('announcements.content')}
        value={input.content}
        error={tried && isBlank && t('form.required')}
        rows={4}
        onChange={(event) => change({ ...input, content: event.currentTarget.value })}
      />
      <div className={css.fields}>
        <TextField
          label={t('announcements.startTime')}
          type={timeType}
          value={input.startsAt}
          onChange={(event) => change({ ...input, startsAt: event.currentTarget.value })}
        />
        <TextField
          label={t('announcements.endTime')}
          type={timeType}
          value={input.endsAt}
          onChange={(event) => change({ ...input, endsAt: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('announcements.allDay')}
        checked={input.allDay}
        onChange={(event) => change(withAllDay(input, event.currentTarget.checked))}
      />
      <FailureNote onDismiss={() => setFailure(null)}>{failure && messageText(t, failure)}</FailureNote>
      <div className={css.actions}>
        <Button type="submit" tone="primary" busy={busy}>
          {t(announcement === null ? 'announcements.submitPost' : 'announcements.submitEdit')}
        </Button>
        {onClose && <Button onClick={cancel}>{t('general.cancel')}</Button>}
      </div>
    </form>
  )
}
