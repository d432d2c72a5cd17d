import type { Reaction, StatusId } from '@rookery/api/wire/model'
import { runDeferred } from '#features/actions/model/runDeferred.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { ReactionEmojiView } from './ReactionEmojiView.tsx'
import css from './StatusReactions.module.css'

/** One emoji with its count: members join and leave by pressing it, for others it is only to be seen. */
export function ReactionPill({ id, reaction }: { id: StatusId; reaction: Reaction }) {
  const t = useT()
  const formats = useFormats()
  const session = useSession()
  const { count, me, name, url } = reaction
  const canReact = useCapability(url === null ? 'reactions' : 'customReactions')
  const isCounted = !useSetting('hidePostStats')
  const label = isCounted ? t('status.reaction', { name, count }) : t('status.reaction.uncounted', { name })
  const content = (
    <>
      <ReactionEmojiView name={name} url={url} />
      {isCounted && <span className={css.count}> {formats.number(count)}</span>}
    </>
  )
  if (session.me === null || !canReact) {
    return (
      <span className={css.reaction} role="img" aria-label={label} data-reaction={name}>
        {content}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={css.reaction}
      aria-pressed={me}
      aria-label={label}
      data-reaction={name}
      onClick={() =>
        void runDeferred(session, import('#features/statuses/model/react.ts'), ({ react }) => react(session, id, { name, url }, !me))
      }
    >
      {content}
    </button>
  )
}
