import { useRef } from 'react'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { photoIcon } from '#ui/icons/photo.ts'

export interface AttachButtonProps {
  onFiles: (files: readonly File[]) => void
  full: boolean
  /** Media types that the server accepts; empty for any. */
  types: readonly string[]
}

/** Chooses files from the device; a post at its limit accepts no more. */
export function AttachButton({ onFiles, full, types }: AttachButtonProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        icon={photoIcon}
        label={full ? t('composer.attach.full') : t('composer.attach')}
        disabled={full}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={types.join(',') || undefined}
        aria-label={t('composer.attach')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
