import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addReportNote, removeReportNote } from '#features/moderation/model/resolveReport.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import type { NoteRow, ReportRow } from '#features/moderation/model/reportQueries.ts'
import { noteDraftsOf } from '#features/reports/model/noteDraftsOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { useT } from '#i18n/useT.ts'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { plusIcon } from '#ui/icons/plus.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { TextArea } from '#ui/TextArea.tsx'
import css from './ReportNotes.module.css'

/** Notes of the staff on a report, and a field for more. */
export function ReportNotes({ report }: { report: ReportRow }) {
  const t = useT()
  const session = useSession()
  const drafts = useSlot(noteDraftsOf)
  const [text, setText] = useState(() => drafts.get(report.id))
  const [isWriting, setWriting] = useState(text !== '')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const [removed, setRemoved] = useState<NoteRow | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const showForm = (isShown: boolean) => {
    flushSync(() => setWriting(isShown))
    place.current?.querySelector<HTMLElement>(isShown ? 'textarea' : 'button')?.focus()
  }
  const write = (words: string) => {
    setText(words)
    void drafts.save(report.id, words)
  }
  const add = async () => {
    setBusy(true)
    const failure = await addReportNote(session, report, text)
    setBusy(false)
    setError(failure)
    if (failure !== null) return
    setText('')
    showForm(false)
  }
  return (
    <div className={css.notes}>
      {report.notes.length > 0 && (
        <ul className={css.list} aria-label={t('reports.notes')}>
          {report.notes.map((note) => (
            <li key={note.id} className={css.note}>
              <div className={css.words}>
                <p className={css.by}>
                  {note.authorId === null ? t('reports.accountGone') : <NameWithHandle id={note.authorId} />}
                  {' · '}
                  <LiveTime at={note.createdAt} />
                </p>
                <p dir="auto">{note.content}</p>
              </div>
              <IconButton icon={trashIcon} label={t('reports.note.remove')} onClick={() => setRemoved(note)} />
            </li>
          ))}
        </ul>
      )}
      <div ref={place}>
        {isWriting ? (
          <form
            className={css.form}
            onSubmit={(event) => {
              event.preventDefault()
              if (!isBusy && text.trim() !== '') void add()
            }}
          >
            <TextArea label={t('reports.note.label')} rows={2} value={text} onChange={(event) => write(event.currentTarget.value)} />
            <div className={css.ways}>
              <Button size="small" onClick={() => showForm(false)}>
                {t('general.cancel')}
              </Button>
              <Button type="submit" size="small" tone="primary" busy={isBusy} disabled={text.trim() === ''}>
                {t('reports.note.add')}
              </Button>
            </div>
          </form>
        ) : (
          <Button size="small" tone="quiet" icon={plusIcon} onClick={() => showForm(true)}>
            {t('reports.note.add')}
          </Button>
        )}
      </div>
      {error !== null && (
        <p className={css.problem} role="alert">
          {messageText(t, error)}
        </p>
      )}
      {removed !== null && (
        <RemoveNote
          report={report}
          note={removed}
          onClose={(rejected) => {
            setRemoved(null)
            setError(rejected)
          }}
        />
      )}
    </div>
  )
}

interface RemoveNoteProps {
  report: ReportRow
  note: NoteRow
  /** Called with the reason if the note could not be deleted. */
  onClose: (rejected: Message | null) => void
}

function RemoveNote({ report, note, onClose }: RemoveNoteProps) {
  const t = useT()
  const session = useSession()
  const [isBusy, setBusy] = useState(false)
  return (
    <ConfirmDialog
      title={t('reports.note.remove.title')}
      confirmLabel={t('reports.note.remove')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      danger
      busy={isBusy}
      onCancel={() => onClose(null)}
      onConfirm={() => {
        setBusy(true)
        void removeReportNote(session, report, note.id).then(onClose)
      }}
    >
      {t('reports.note.remove.text')}
    </ConfirmDialog>
  )
}
