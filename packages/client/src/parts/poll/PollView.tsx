import type { PollId, StatusId } from '@rookery/api/wire/model'
import { usePoll } from '#data/entities/usePoll.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import { Part } from '#parts/screen/Part.tsx'
import { optionRows } from './optionRows.ts'
import css from './PollView.module.css'

const Poll = lazyComponent(async () => (await import('./Poll.tsx')).Poll)

/** A post's poll. Few posts have one, so that it comes when one does; until then its options hold its place. */
export function PollView({ id, statusId }: { id: PollId; statusId: StatusId }) {
  return (
    <Part waiting={<PollOutline id={id} />}>
      <Poll id={id} statusId={statusId} />
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
