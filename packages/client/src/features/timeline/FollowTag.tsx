import { followTag, followTagKey } from '#data/actions/followTag.ts'
import { useRunning } from '#data/actions/useRunning.ts'
import { useAnswer } from '#data/questions/useAnswer.ts'
import { useSession } from '#data/session/useSession.ts'
import { tags } from '#data/tags/tags.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { minusIcon } from '#ui/icons/minus.ts'
import { plusIcon } from '#ui/icons/plus.ts'
import css from './FollowTag.module.css'

/** Follows the hashtag or stops it; nothing until the server has said whether one does (spec 1, section 2). */
export function FollowTag({ name }: { name: string }) {
  const t = useT()
  const session = useSession()
  const { value } = useAnswer(tags, name)
  const busy = useRunning(followTagKey(name))
  if (value === null) return null
  const label = t(value.following ? 'tag.unfollow' : 'tag.follow')
  return (
    <Button
      size="small"
      busy={busy}
      tone={value.following ? 'plain' : 'primary'}
      icon={value.following ? minusIcon : plusIcon}
      aria-label={label}
      onClick={() => void followTag(session, name, !value.following)}
    >
      <span className={css.words}>{label}</span>
    </Button>
  )
}
