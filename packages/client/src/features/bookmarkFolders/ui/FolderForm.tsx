import type { BookmarkFolder } from '@rookery/api/wire/bookmarkFolder'
import { useId, useState } from 'react'
import { saveFolder } from '#features/bookmarkFolders/model/saveFolder.ts'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import { smileIcon } from '#ui/icons/smile.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from './FolderForm.module.css'
import { FolderSign } from './FolderSign.tsx'

type Sign = Pick<BookmarkFolder, 'emoji' | 'emojiUrl'>

const noSign: Sign = { emoji: null, emojiUrl: null }

export interface FolderFormProps {
  /** null for a new one. */
  folder: BookmarkFolder | null
  onClose: () => void
}

/** Name and emoji of a folder. After a failure the input stays. */
export function FolderForm({ folder, onClose }: FolderFormProps) {
  const t = useT()
  const session = useSession()
  const [name, setName] = useState(folder?.name ?? '')
  const [sign, setSign] = useState<Sign>(folder ?? noSign)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const save = async () => {
    if (name.trim() === '') return setError({ key: 'folders.unnamed' })
    setBusy(true)
    const failure = await saveFolder(session, folder, { name: name.trim(), emoji: sign.emoji })
    setBusy(false)
    if (failure === null) return onClose()
    setError({ key: 'folders.saveFailed', args: { error: failure } })
  }
  return (
    <FormDialog
      title={t(folder === null ? 'folders.new' : 'folders.edit')}
      submitLabel={t(folder === null ? 'folders.create' : 'folders.save')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      busy={isBusy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('folders.name')}
        value={name}
        dir="auto"
        autoComplete="off"
        maxLength={255}
        error={error && messageText(t, error)}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <SignField sign={sign} onChange={setSign} />
    </FormDialog>
  )
}

function SignField({ sign, onChange }: { sign: Sign; onChange: (sign: Sign) => void }) {
  const t = useT()
  const notify = useMissingCode()
  const id = useId()
  const load = async () => {
    const { EmojiWindow } = await import('#features/emoji/ui/EmojiWindow.tsx')
    return ({ anchor, label, onClose }: MenuProps) => (
      <EmojiWindow
        anchor={anchor}
        label={label}
        onClose={onClose}
        onPick={(emoji) =>
          onChange(emoji.kind === 'server' ? { emoji: emoji.shortcode, emojiUrl: emoji.url } : { emoji: emoji.character, emojiUrl: null })
        }
      />
    )
  }
  return (
    <div className={css.emoji} role="group" aria-labelledby={id}>
      <span id={id} className={css.label}>
        {t('folders.emoji')}
      </span>
      <FolderSign {...sign} />
      <MenuButton icon={smileIcon} label={t('folders.emoji.choose')} opens="dialog" load={load} onFailure={notify} />
      {sign.emoji !== null && <IconButton icon={closeIcon} label={t('folders.emoji.remove')} onClick={() => onChange(noSign)} />}
    </div>
  )
}
