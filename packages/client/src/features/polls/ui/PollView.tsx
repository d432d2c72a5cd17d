import type { PollId, StatusId } from '@rookery/api/wire/model'
import { usePoll } from '#features/polls/model/usePoll.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { optionRows } from '#features/polls/model/optionRows.ts'
import css from './PollView.module.css'

const StatusPoll = lazyComponent(async () => (await import('./StatusPoll.tsx')).StatusPoll)

/** A post's poll. Few posts have one, so its code loads with the first; until then the options reserve its space. */
export function PollView({ id, statusId }: { id: PollId; statusId: StatusId }) {
  return (
    <Part waiting={<PollOutline id={id} />}>
      <StatusPoll id={id} statusId={statusId} />
    </Part>
  )
}

function PollOutline({ id }: { id: PollId }) {
  const poll = usePoll(id)
  return (
    <div className={css.poll} aria-busy>
      {optionRows(poll?.options ?? []).map(({ key, title }) => (
        <p key={key} className={css.option}>
          <EmojiText text={title} emojis={poll?.emojis ?? []} />
        </p>
      ))}
      <p className={css.foot} />
    </div>
  )
}
