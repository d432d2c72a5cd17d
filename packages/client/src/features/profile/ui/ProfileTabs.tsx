import type { AccountId } from '@rookery/api/wire/model'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { ProfileFeed } from './ProfileFeed.tsx'
import css from './ProfileTabs.module.css'
import { RowSkeletons } from './RowSkeletons.tsx'
import { useProfileTab } from '#features/profile/model/useProfileTab.ts'

const ProfilePeople = lazyComponent(async () => (await import('./ProfilePeople.tsx')).ProfilePeople)

/** Tabs of a profile: posts, follows and followers; the address has the current one (spec 1, section 2). */
export function ProfileTabs({ id }: { id: AccountId }) {
  const t = useT()
  const { tabs, tab, part, choose, feed } = useProfileTab(id)
  const label = t(`profile.tab.${tab}`)
  return (
    <>
      <div className={css.tabs}>
        <Tabs
          label={t('profile.tabs')}
          name="profile"
          selected={tab}
          onSelect={choose}
          tabs={tabs.map((one) => ({ id: one, label: t(`profile.tab.${one}`) }))}
        />
      </div>
      <TabPanel name="profile" id={tab}>
        {feed !== null && <ProfileFeed key={feed} id={id} tab={tab} feed={feed} label={label} />}
        {(tab === 'followees' || tab === 'followers') && (
          <Part key={tab} waiting={<RowSkeletons label={label} />}>
            <ProfilePeople id={id} tab={tab} part={part} onPart={choose} />
          </Part>
        )}
      </TabPanel>
    </>
  )
}
