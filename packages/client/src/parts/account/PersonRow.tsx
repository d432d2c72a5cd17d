import type { AccountId } from '@rookery/api/wire/model'
import { AccountSummary } from './AccountSummary.tsx'
import { FollowButton } from './FollowButton.tsx'
import css from './PersonRow.module.css'

/** Somebody in a list of people, with the way to follow them. */
export function PersonRow({ id }: { id: AccountId }) {
  return (
    <div className={css.person}>
      <AccountSummary id={id} />
      <FollowButton id={id} />
    </div>
  )
}
