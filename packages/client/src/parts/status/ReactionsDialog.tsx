import type { AccountId, Reaction } from '@rookery/api/wire/model'
import { useStatus } from '#data/entities/useStatus.ts'
import { reactionPeople } from '#data/questions/reactionPeople.ts'
import { useAnswer } from '#data/questions/useAnswer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#parts/account/AccountSummary.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { userIcon } from '#ui/icons/user.ts'
import { AnswerView } from './AnswerView.tsx'
import people from './PeopleDialog.module.css'
import { ReactionEmoji } from './ReactionEmoji.tsx'
import css from './ReactionsDialog.module.css'
import type { StatusDialogProps } from './StatusDialogProps.ts'

/** Who reacted to a post, emoji by emoji: what a resting pointer shows beside one, for fingers and keys. */
export function ReactionsDialog({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const session = useSession()
  const reactions = useStatus(id)?.reactions ?? []
  const answer = useAnswer(reactionPeople, id, { of: reactions.reduce((sum, { count }) => sum + count, 0) })
  return (
    <Dialog title={t('post.reactions')} closeLabel={t('general.close')} onClose={onClose} size="small">
      {reactions.length === 0 ? (
        <EmptyState icon={userIcon}>{t('post.people.none')}</EmptyState>
      ) : (
        <AnswerView answer={answer} failed="post.people.error" onRetry={() => void reactionPeople.ask(session, id)}>
          {(people) => (
            <div className={css.reactions}>
              {reactions.map((reaction) => (
                <ReactionPeople key={reaction.name} reaction={reaction} ids={people.get(reaction.name) ?? []} />
              ))}
            </div>
          )}
        </AnswerView>
      )}
    </Dialog>
  )
}

function ReactionPeople({ reaction, ids }: { reaction: Reaction; ids: readonly AccountId[] }) {
  const t = useT()
  const { name, url, count } = reaction
  const others = count - ids.length
  return (
    <section aria-label={t('status.reaction', { name, count })}>
      <h3 className={css.name}>
        <ReactionEmoji name={name} url={url} alt={`:${name}:`} />
      </h3>
      {ids.length > 0 && (
        <ul className={people.people}>
          {ids.map((account) => (
            <li key={account}>
              <AccountSummary id={account} size={40} />
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <p className={people.note}>{ids.length === 0 ? t('post.people.hidden') : t('post.people.others', { count: others })}</p>
      )}
    </section>
  )
}
