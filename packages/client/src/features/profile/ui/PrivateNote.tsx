import type { AccountId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { useRelationship } from '#features/accounts/model/useRelationship.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { privateNotesOf, type StoredNote } from '#features/accounts/model/privateNotesOf.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import css from './PrivateNote.module.css'

/** The user's private note about an account (spec 1, section 4). */
export function PrivateNote({ id }: { id: AccountId }) {
  const t = useT()
  const notes = useSlot(privateNotesOf)
  const typed = useCell(notes.of(id))
  const saved = useRelationship(id)?.note
  useEffect(() => () => notes.leave(id), [notes, id])
  // Until the server's note is loaded, the field must not overwrite it.
  if (saved === undefined) return null
  const isSaved = typed === null || (typed.text === saved && typed.state !== 'saved')
  return (
    <div className={css.note}>
      <TextArea
        label={t('profile.note')}
        placeholder={t('profile.note.hint')}
        rows={1}
        value={typed?.text ?? saved}
        onChange={(event) => notes.edit(id, event.currentTarget.value)}
        onBlur={() => typed?.state === 'edited' && void notes.save(id)}
      />
      <div className={css.state} role="status">
        {!isSaved && <NoteState note={typed} onSave={() => void notes.save(id)} />}
      </div>
    </div>
  )
}

function NoteState({ note: { state, error }, onSave }: { note: StoredNote; onSave: () => void }) {
  const t = useT()
  switch (state) {
    case 'edited':
      return null
    case 'saving':
      return t('profile.note.saving')
    case 'saved':
      return t('profile.note.saved')
    case 'failed':
    case 'left':
      return (
        <>
          <span className={css.failed}>
            {error === null ? t('profile.note.left') : messageText(t, { key: 'profile.note.failed', args: { error } })}
          </span>
          <Button size="small" onClick={onSave}>
            {t(state === 'left' ? 'profile.note.save' : 'general.retry')}
          </Button>
        </>
      )
  }
}
