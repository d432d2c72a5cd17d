import type { Attachment, StatusId } from '@rookery/api/wire/model'
import { Suspense, useState } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useMediaFilter } from '#features/filters/model/useMediaFilter.ts'
import { useFold } from '#features/statuses/model/useFold.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { mayMove } from '#lib/animationByName.ts'
import { useT } from '#i18n/useT.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { openViewer } from './openViewer.ts'
import css from './Gallery.module.css'
import { galleryRows, isProcessed, isViewable, mediaBox, maxLines, ratioOf, rowsAtFirst } from '#features/media/model/galleryLayout.ts'
import { useGalleryMode } from '#features/media/model/useGalleryMode.ts'

// The boxes are rendered immediately; their content and tools are lazy.
const AttachmentView = lazyComponent(async () => (await import('./AttachmentView.tsx')).AttachmentView)
const AttachmentLines = lazyComponent(async () => (await import('./AttachmentLines.tsx')).AttachmentLines)
const GalleryTools = lazyComponent(async () => (await import('./GalleryTools.tsx')).GalleryTools)

/** Flex factors below 1 in total would leave space: a tall image alone must still fill its row. */
const growth = 100

export interface GalleryProps {
  statusId: StatusId
  /** Inside another place: small, and one attachment of all (spec 2, section 9). */
  compact?: boolean
}

/** A post's attachments. If their code fails to load, the rest of the post is not affected. */
export function Gallery(props: GalleryProps) {
  return (
    <Part>
      <WholeGallery {...props} />
    </Part>
  )
}

/** In rows, behind a cover while they are sensitive or filtered and unasked for, or as lines where they are hidden. */
function WholeGallery({ statusId, compact = false }: GalleryProps) {
  const t = useT()
  const status = useStatus(statusId)
  const hidesSensitive = useSetting('hideNsfw')
  const opensAtOnce = useSetting('useOneClickNsfw')
  const filter = useMediaFilter(statusId, compact)
  const total = status?.attachments.length ?? 0
  const mode = useGalleryMode(compact ? Math.min(1, total) : total)
  const [revealed, setRevealed] = useFold(statusId, 'media', false)
  const [asked, setAsked] = useState(false)
  if (status === undefined) return null
  const viewable = status.attachments.filter(isViewable)
  const attachments = compact ? status.attachments.slice(0, 1) : status.attachments
  const sensitive = filter !== null || (status.sensitive && hidesSensitive)
  const covered = sensitive && !revealed
  const open = (attachment: Attachment) => openViewer(statusId, viewable.indexOf(attachment))
  const reveal = (attachment: Attachment) => {
    if (opensAtOnce && isViewable(attachment)) open(attachment)
    else setRevealed(true)
  }
  // A small image of any shape has no room for the cover's text.
  const size = compact ? 'small' : mode
  const isBlank = covered && size === 'small'
  const asLines = mode === 'lines' && !asked
  const rows = galleryRows(attachments)
  const shown = asked ? rows.length : rowsAtFirst(rows)
  return (
    <div className={css.gallery} role="group" aria-label={t('media.group', { count: total })} data-size={size}>
      {!asLines &&
        rows.slice(0, shown).map(({ kind, attachments: row }) => (
          <div
            key={row[0]?.id}
            className={css.row}
            style={kind === 'line' || isBlank ? undefined : { maxInlineSize: `calc(var(--tallest) * ${ratioOf(row)})` }}
          >
            {row.map((attachment) => {
              const box = mediaBox(attachment, row.length === 1)
              const fit = { objectFit: box.fit, objectPosition: box.position }
              // An animated image waits for the code that pauses it, because it would play until then.
              const moves = attachment.previewUrl === attachment.url && mayMove(attachment.url, attachment.mimeType)
              const plain = attachment.kind === 'image' && isProcessed(attachment) && !covered && !moves
              return (
                <div
                  key={attachment.id}
                  className={css.box}
                  data-line={kind === 'line' ? attachment.kind : undefined}
                  data-covered={covered || undefined}
                  style={
                    kind === 'line' || isBlank
                      ? undefined
                      : { aspectRatio: box.ratio, flexGrow: box.ratio * growth, maxInlineSize: box.widest }
                  }
                >
                  <Suspense fallback={plain && <img className={css.media} style={fit} src={attachment.previewUrl} alt="" loading="lazy" />}>
                    <AttachmentView
                      statusId={statusId}
                      attachment={attachment}
                      fit={fit}
                      covered={covered}
                      filter={filter}
                      awaited={sensitive}
                      onOpen={() => open(attachment)}
                      onReveal={() => reveal(attachment)}
                    />
                  </Suspense>
                </div>
              )
            })}
          </div>
        ))}
      {/* As high as the loaded content, so that nothing moves when it arrives. */}
      <Suspense
        fallback={
          !revealed && (
            <div
              className={css.later}
              style={asLines ? { blockSize: `calc(var(--one) * ${Math.min(maxLines, attachments.length) + 1} + var(--space-2))` } : {}}
            />
          )
        }
      >
        {asLines && (
          <AttachmentLines attachments={attachments} sensitive={sensitive} filter={filter} onOpen={open} onShow={() => setAsked(true)} />
        )}
        {!asLines && (revealed || asked || shown < rows.length) && (
          <GalleryTools
            count={attachments.length}
            overImages={rows[0]?.kind === 'pictures'}
            onHide={sensitive && revealed ? () => setRevealed(false) : null}
            onToggle={asked || shown < rows.length ? () => setAsked(!asked) : null}
            all={asked}
          />
        )}
      </Suspense>
    </div>
  )
}
