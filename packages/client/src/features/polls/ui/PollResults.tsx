import type { Poll } from '@rookery/api/wire/model'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import hiddenCss from '#ui/VisuallyHidden.module.css'
import { optionRows } from '#features/polls/model/optionRows.ts'
import css from './StatusPoll.module.css'
import boxCss from './PollView.module.css'
import { isLeading, pollShare } from '#features/polls/model/pollShare.ts'

/** Each option with its share as text and bar, and the user's own marked. Hidden shares are left out. */
export function PollResults({ poll, ended }: { poll: Poll; ended: boolean }) {
  const t = useT()
  const formats = useFormats()
  return (
    <ul className={boxCss.options} aria-label={t('poll.results')}>
      {optionRows(poll.options).map(({ key, index, title, votesCount }) => {
        const share = pollShare(poll, index)
        const isOwn = poll.ownVotes.includes(index)
        return (
          <li key={key} className={`${boxCss.option} ${css.choice}`} data-own={isOwn || undefined}>
            {votesCount !== null && (
              <>
                <span className={css.bar} style={{ inlineSize: `${share}%` }} aria-hidden />
                <span
                  className={css.share}
                  data-leading={(ended && isLeading(poll, index)) || undefined}
                  title={t('poll.votes', { count: votesCount })}
                >
                  {formats.number(share / 100, { style: 'percent' })}
                </span>
              </>
            )}
            <span className={css.title}>
              <EmojiText text={title} emojis={poll.emojis} fallback={t('poll.option', { number: index + 1 })} />
            </span>
            {votesCount !== null && <span className={hiddenCss.hidden}>{t('poll.votes', { count: votesCount })}</span>}
            {isOwn && <span className={css.own}>{t('poll.own')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
