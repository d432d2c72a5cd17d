import type { ListId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import { kindOf, subjectOf, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useT } from '#i18n/useT.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { editIcon } from '#ui/icons/edit.ts'
import { adjustmentsIcon } from '#ui/icons/adjustments.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'

const FollowTagButton = lazyComponent(async () => (await import('./FollowTagButton.tsx')).FollowTagButton)

/** Tools of a timeline: follow its hashtag, change its settings. The window is loaded shortly before it is pressed. */
export function TimelineTools({ feed }: { feed: StatusFeedKey }) {
  const t = useT()
  const notify = useMissingCode()
  const { me } = useSession()
  const list = me === null ? null : listOf(feed)
  const load = async () => {
    const { QuickSettings } = await import('./QuickSettings.tsx')
    return (window: MenuProps) => <QuickSettings feed={feed} {...window} />
  }
  return (
    <>
      {me !== null && kindOf(feed).subject === 'tag' && (
        <Part failure={() => null}>
          <FollowTagButton name={subjectOf(feed)} />
        </Part>
      )}
      {list !== null && <IconLink href={href.editList(list)} icon={editIcon} label={t('lists.edit')} on="panel" />}
      <MenuButton icon={adjustmentsIcon} on="panel" opens="dialog" label={t('timeline.quickSettings')} load={load} onFailure={notify} />
    </>
  )
}

/** The list whose posts a feed shows. */
function listOf(feed: StatusFeedKey): ListId | null {
  // The subject of such a feed was the list's id when the key was made.
  return kindOf(feed).subject === 'list' ? (subjectOf(feed) as ListId) : null
}
