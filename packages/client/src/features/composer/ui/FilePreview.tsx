import { useState } from 'react'
import type { Attachment } from '@rookery/api/wire/model'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import { fileIcon } from '#ui/icons/file.ts'
import { musicIcon } from '#ui/icons/music.ts'
import { photoOffIcon } from '#ui/icons/photoOff.ts'
import { playIcon } from '#ui/icons/play.ts'
import css from './ComposerFiles.module.css'

const icons: Partial<Record<Attachment['kind'], IconPath>> = { video: playIcon, gifv: playIcon, audio: musicIcon, image: photoOffIcon }

/** Thumbnail of a file of a draft; an icon if the file has no image, or is no longer on the server. */
export function FilePreview({ file }: { file: Attachment }) {
  const [isBroken, setBroken] = useState(false)
  const isImage = file.kind === 'image' && !isBroken
  return isImage ? (
    <img className={css.thumbnail} src={file.previewUrl} alt="" draggable={false} onError={() => setBroken(true)} />
  ) : (
    <span className={css.thumbnail}>
      <Icon path={icons[file.kind] ?? fileIcon} />
    </span>
  )
}
