import { followTag, followTagKey } from '#features/timelines/model/followTag.ts'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { tagQuery } from '#features/timelines/model/tags.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { minusIcon } from '#ui/icons/minus.ts'
import { plusIcon } from '#ui/icons/plus.ts'
import css from './FollowTagButton.module.css'

export interface FollowTagButtonProps {
  name: string
  /** There are several such buttons, so that each says which tag it is about. */
  among?: boolean
}

/** Follows or unfollows the hashtag; renders nothing until the state is known (spec 1, section 2). */
export function FollowTagButton({ name, among = false }: FollowTagButtonProps) {
  const t = useT()
  const session = useSession()
  const { data: tag } = useSessionQuery(tagQuery(session, name))
  const busy = useRunning(followTagKey(name))
  if (tag === undefined) return null
  const label = t(tag.following ? 'tag.unfollow' : 'tag.follow')
  return (
    <Button
      size="small"
      busy={busy}
      tone={among && !tag.following ? 'outlined' : 'plain'}
      icon={tag.following ? minusIcon : plusIcon}
      aria-label={among ? t(tag.following ? 'tag.unfollowNamed' : 'tag.followNamed', { name }) : label}
      onClick={() => void followTag(session, name, !tag.following)}
    >
      <span className={among ? undefined : css.words}>{label}</span>
    </Button>
  )
}
