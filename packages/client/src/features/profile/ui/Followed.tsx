import type { AccountId } from '@rookery/api/wire/model'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { FollowedTags } from './FollowedTags.tsx'
import { People } from './People.tsx'
import css from './ProfileTabs.module.css'
import type { FollowedPart } from '#features/profile/model/useProfileTab.ts'

export interface FollowedProps {
  id: AccountId
  part: FollowedPart
  onPart: (part: FollowedPart) => void
}

/** The follows of an account; on the user's own profile hashtags, too (spec 1, section 2). */
export function Followed({ id, part, onPart }: FollowedProps) {
  const t = useT()
  const { me } = useSession()
  const people = <People key="followees" id={id} which="followees" />
  if (id !== me) return people
  return (
    <>
      <div className={css.tabs}>
        <Tabs
          label={t('profile.tab.followees')}
          name="followed"
          selected={part}
          onSelect={onPart}
          tabs={[
            { id: 'followees', label: t('profile.followed.people') },
            { id: 'followedTags', label: t('profile.followed.tags') },
          ]}
        />
      </div>
      <TabPanel name="followed" id={part}>
        {part === 'followedTags' ? <FollowedTags /> : people}
      </TabPanel>
    </>
  )
}
