import type { AccountId, Reaction } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { reactionPeopleQuery } from '#features/statuses/model/reactionPeople.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { userIcon } from '#ui/icons/user.ts'
import people from './PeopleDialog.module.css'
import { ReactionEmojiView } from './ReactionEmojiView.tsx'
import css from './ReactionsDialog.module.css'
import type { StatusDialogProps } from '#features/statusActions/ui/StatusAction.ts'

/** Accounts that reacted to a post, by emoji: the content of the hover card, for touch and keyboard. */
export function ReactionsDialog({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const session = useSession()
  const reactions = useStatus(id)?.reactions ?? []
  const count = reactions.reduce((sum, reaction) => sum + reaction.count, 0)
  const query = useSessionQuery(reactionPeopleQuery(session, id), count)
  return (
    <Dialog title={t('post.reactions')} closeLabel={t('general.close')} onClose={onClose} size="small">
      {reactions.length === 0 ? (
        <EmptyState icon={userIcon}>{t('post.people.none')}</EmptyState>
      ) : (
        <QueryView query={query} failed="post.people.error">
          {(known) => (
            <div className={css.reactions}>
              {reactions.map((reaction) => (
                <ReactionPeople key={reaction.name} reaction={reaction} ids={known.find(({ name }) => name === reaction.name)?.ids ?? []} />
              ))}
            </div>
          )}
        </QueryView>
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
        <ReactionEmojiView name={name} url={url} alt={`:${name}:`} />
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
