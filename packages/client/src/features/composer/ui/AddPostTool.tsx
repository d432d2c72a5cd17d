import { isEmptyPost } from '#features/drafts/model/Draft.ts'
import { statusIdIn } from '#features/drafts/model/DraftKey.ts'
import { placeInThread, postsOf } from '#features/posting/model/draftThread.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { plusIcon } from '#ui/icons/plus.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import type { ComposerToolProps } from '#features/posting/model/ComposerToolProps.ts'

/** Adds another post, which will reply to this one. */
export function AddPostTool({ draft, composers, text }: ComposerToolProps) {
  const t = useT()
  const announce = useAnnounce()
  // A running upload belongs to the current post, and a scheduled post cannot be replied to.
  const waits = useComposerPart(
    draft,
    (state) => isEmptyPost(state.data) || state.data.missing.length > 0 || state.data.scheduledAt !== null,
  )
  if (statusIdIn(draft, 'edit') !== null) return null
  return (
    <IconButton
      icon={plusIcon}
      label={t('composer.thread.add')}
      disabled={waits}
      onClick={() => {
        composers.dispatch(draft, { kind: 'postAdded' })
        const { data } = composers.get(draft)
        announce(t('composer.thread.place', { number: placeInThread(data) + 1, total: postsOf(data).length }))
        text.current?.focus()
      }}
    />
  )
}
