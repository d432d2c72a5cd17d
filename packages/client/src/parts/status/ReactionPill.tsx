import type { Reaction, StatusId } from '@rookery/api/wire/model'
import { react } from '#data/actions/react.ts'
import { useSession } from '#data/session/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { ReactionEmoji } from './ReactionEmoji.tsx'
import css from './StatusReactions.module.css'

/** One emoji with its count: members join and leave by pressing it, for others it is only to be seen. */
export function ReactionPill({ id, reaction }: { id: StatusId; reaction: Reaction }) {
  const t = useT()
  const formats = useFormats()
  const session = useSession()
  const { count, me, name, url } = reaction
  const { customReactions, reactions } = session.server.capabilities
  const label = t('status.reaction', { name, count })
  const content = (
    <>
      <ReactionEmoji name={name} url={url} />
      <span className={css.count}>{formats.number(count)}</span>
    </>
  )
  if (session.me === null || !reactions || (url !== null && !customReactions)) {
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
      onClick={() => void react(session, id, { name, url }, !me)}
    >
      {content}
    </button>
  )
}
