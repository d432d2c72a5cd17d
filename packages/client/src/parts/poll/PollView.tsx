import type { PollId } from '@rookery/api/wire/model'
import { usePoll } from '#data/entities/usePoll.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import { LiveTime } from '#parts/time/LiveTime.tsx'
import css from './PollView.module.css'
import { pollShare } from './pollShare.ts'

/** A poll's results: each option with its share in words and as a bar, the reader's own choice marked. */
export function PollView({ id }: { id: PollId }) {
  const t = useT()
  const formats = useFormats()
  const poll = usePoll(id)
  if (poll === undefined) return null
  const share = (option: number) => formats.number(pollShare(poll, option) / 100, { style: 'percent' })
  return (
    <div className={css.poll}>
      <ul className={css.options}>
        {poll.options.map((option, index) => (
          <li key={option.title} className={css.option} data-own={poll.ownVotes.includes(index) || undefined}>
            <span className={css.bar} style={{ inlineSize: `${pollShare(poll, index)}%` }} />
            <span className={css.share}>{share(index)}</span>
            <span className={css.title}>
              <EmojiText text={option.title} emojis={poll.emojis} />
            </span>
            {poll.ownVotes.includes(index) && <span className={css.own}>{t('poll.own')}</span>}
          </li>
        ))}
      </ul>
      <p className={css.foot}>
        {poll.multiple && poll.votersCount !== null
          ? t('poll.voters', { count: poll.votersCount })
          : t('poll.votes', { count: poll.votesCount })}
        {poll.expiresAt !== null && (
          <>
            {' · '}
            {poll.expired ? t('poll.expired') : t('poll.expires')} <LiveTime at={poll.expiresAt} />
          </>
        )}
      </p>
    </div>
  )
}
