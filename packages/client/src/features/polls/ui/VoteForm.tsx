import type { Poll, StatusId } from '@rookery/api/wire/model'
import { useId, useState, type RefObject, type SubmitEvent } from 'react'
import { vote } from '#features/polls/model/vote.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { beginning } from '#lib/beginning.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { statusWords } from '#features/content/ui/statusWords.ts'
import { Button } from '#ui/Button.tsx'
import hiddenCss from '#ui/VisuallyHidden.module.css'
import { optionRows } from '#features/polls/model/optionRows.ts'
import css from './StatusPoll.module.css'
import boxCss from './PollView.module.css'
import { PollCount } from './PollCount.tsx'
import { PollResults } from './PollResults.tsx'

export interface VoteFormProps {
  poll: Poll
  statusId: StatusId
  /** The vote is being sent: the results include it. */
  isVoting: boolean
  /** Takes the focus when the form is removed. */
  box: RefObject<HTMLElement | null>
}

/** The form of a running poll, with a button to show the results. */
export function VoteForm({ poll, statusId, isVoting, box }: VoteFormProps) {
  const t = useT()
  const session = useSession()
  const group = useId()
  const questionId = useId()
  const status = useStatus(statusId)
  const question = status && beginning(statusWords(session.entities, status))
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isTurned, setTurned] = useState(false)
  const showsResults = useSetting('pollResultsFirst') !== isTurned
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await vote(session, { poll: poll.id, status: statusId, choices: chosen }))) return
    const { activeElement } = document
    // A list moves the focus of a removed element to its row.
    if (form.contains(activeElement) || activeElement?.contains(box.current)) box.current?.focus({ preventScroll: true })
  }
  const choose = (option: number, isChosen: boolean) => {
    const others = poll.multiple ? chosen.filter((other) => other !== option) : []
    setChosen(isChosen ? [...others, option].toSorted((a, b) => a - b) : others)
  }
  return (
    <form className={boxCss.poll} data-poll onSubmit={send}>
      {isVoting || showsResults ? (
        <PollResults poll={poll} ended={false} />
      ) : (
        <fieldset className={boxCss.options} aria-describedby={question && questionId}>
          <legend className={hiddenCss.hidden}>{t(poll.multiple ? 'poll.chooseMany' : 'poll.chooseOne')}</legend>
          <span id={questionId} hidden>
            {question}
          </span>
          {optionRows(poll.options).map(({ key, index, title }) => (
            <label key={key} className={`${boxCss.option} ${css.choice}`}>
              <input
                className={css.mark}
                data-look={poll.multiple ? undefined : 'radio'}
                type={poll.multiple ? 'checkbox' : 'radio'}
                name={group}
                checked={chosen.includes(index)}
                onChange={(event) => choose(index, event.currentTarget.checked)}
              />
              <span className={css.title}>
                <EmojiText text={title} emojis={poll.emojis} fallback={t('poll.option', { number: index + 1 })} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={boxCss.foot}>
        <Button type="submit" size="small" tone="primary" disabled={chosen.length === 0} busy={isVoting}>
          {t('poll.vote')}
        </Button>
        {!isVoting && (
          <Button size="small" tone="quiet" onClick={() => setTurned(!isTurned)}>
            {t(showsResults ? 'poll.choices' : 'poll.results')}
          </Button>
        )}
        <PollCount poll={poll} ended={false} />
      </div>
    </form>
  )
}
