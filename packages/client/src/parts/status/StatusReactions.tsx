import type { StatusId } from '@rookery/api/wire/model'
import { react } from '#data/actions/react.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useSession } from '#data/session/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import css from './StatusReactions.module.css'

/** 12 kinds before "+N" (spec 2, section 9). */
const shown = 12

/** The emoji people reacted with; members toggle their own by pressing one. */
export function StatusReactions({ id }: { id: StatusId }) {
  const t = useT()
  const formats = useFormats()
  const session = useSession()
  const status = useStatus(id)
  const wanted = useSetting('emojiReactionsOnTimeline')
  if (status === undefined || status.reactions.length === 0 || !wanted) return null
  const rest = status.reactions.length - shown
  return (
    <ul className={css.reactions} aria-label={t('status.reactions')}>
      {status.reactions.slice(0, shown).map((reaction) => (
        <li key={reaction.name}>
          <button
            type="button"
            className={css.reaction}
            aria-pressed={reaction.me}
            disabled={session.me === null}
            aria-label={t('status.reaction', { name: reaction.name, count: reaction.count })}
            title={`:${reaction.name}:`}
            onClick={() => void react(session, id, { name: reaction.name, url: reaction.url }, !reaction.me)}
          >
            {reaction.url === null ? (
              <span className={css.glyph}>{reaction.name}</span>
            ) : (
              <img className={css.picture} src={reaction.url} alt="" loading="lazy" />
            )}
            <span className={css.count}>{formats.number(reaction.count)}</span>
          </button>
        </li>
      ))}
      {rest > 0 && <li className={css.rest}>{t('general.moreCount', { count: rest })}</li>}
    </ul>
  )
}
