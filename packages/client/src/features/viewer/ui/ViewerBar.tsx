import type { RefObject } from 'react'
import { useT } from '#i18n/useT.ts'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import { downloadIcon } from '#ui/icons/download.ts'
import { externalIcon } from '#ui/icons/external.ts'
import { infoIcon } from '#ui/icons/info.ts'
import { zoomInIcon } from '#ui/icons/zoomIn.ts'
import { zoomOutIcon } from '#ui/icons/zoomOut.ts'
import { attachmentName } from '#features/media/model/attachmentName.ts'
import type { ViewerItem } from '#features/media/ui/openViewer.ts'
import type { Zoomer } from '#features/viewer/model/useGestures.ts'
import css from './Viewer.module.css'
import { zoomStep } from '#features/viewer/model/viewerKeys.ts'

export interface ViewerBarProps {
  item: ViewerItem
  index: number
  count: number
  zoomer: RefObject<Zoomer | null>
  described: boolean
  onDescribe: () => void
  onClose: () => void
}

/** The position among the slides, and the buttons. Every gesture has a button here. */
export function ViewerBar({ item, index, count, zoomer, described, onDescribe, onClose }: ViewerBarProps) {
  const t = useT()
  const { url, kind, description } = item
  return (
    <div className={css.bar}>
      {count > 1 && (
        <p className={css.counter} data-count>
          {t('viewer.counter', { current: index + 1, total: count })}
        </p>
      )}
      <span className={css.tools}>
        {kind === 'image' && (
          <>
            <IconButton icon={zoomOutIcon} label={t('viewer.zoomOut')} onClick={() => zoomer.current?.zoomBy(1 / zoomStep)} />
            <IconButton icon={zoomInIcon} label={t('viewer.zoomIn')} onClick={() => zoomer.current?.zoomBy(zoomStep)} />
          </>
        )}
        {description !== '' && (
          <IconButton icon={infoIcon} label={t('viewer.description')} aria-expanded={described} onClick={onDescribe} />
        )}
        <FileWay url={url} icon={downloadIcon} label={t('viewer.download')} download={attachmentName(item)} />
        <FileWay url={url} icon={externalIcon} label={t('viewer.original')} />
        <IconButton icon={closeIcon} label={t('viewer.close')} data-autofocus onClick={onClose} />
      </span>
    </div>
  )
}

interface FileWayProps {
  url: string
  icon: IconPath
  label: string
  /** The name under which the file is saved; without it the file opens in a tab of its own. */
  download?: string
}

/** A link to the file itself. */
function FileWay({ url, icon, label, download }: FileWayProps) {
  return (
    <a
      className={css.tool}
      href={url}
      download={download}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      aria-label={label}
      title={label}
    >
      <Icon path={icon} />
    </a>
  )
}
