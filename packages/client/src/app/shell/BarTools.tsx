import type { Layout } from '#app/page/useLayout.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useCell } from '#lib/useCell.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { canSearch } from '#features/timelines/model/canSearch.ts'
import { Icon } from '#ui/Icon.tsx'
import { settingsIcon } from '#ui/icons/settings.ts'
import { BarMenu } from './BarMenu.tsx'
import { BarStaff } from './BarStaff.tsx'
import { BarSearch } from './BarSearch.tsx'
import { usePathname } from '#features/navigation/model/usePathname.ts'
import { useTimelines } from '#features/timelines/ui/useTimelines.ts'
import { IconLink } from '#ui/IconLink.tsx'
import css from './BarShortcuts.module.css'

const PreferencesWindow = lazyComponent(async () => (await import('./PreferencesWindow.tsx')).PreferencesWindow)
const AccountWindow = lazyComponent(async () => (await import('./AccountWindow.tsx')).AccountWindow)

/** Tools of the bar besides the link home: search, and, if there is room, preferences and the account. */
export function BarTools({ layout }: { layout: Layout }) {
  const t = useT()
  const session = useSession()
  const { me, server } = session
  const hasShortcuts = useSetting('showNavShortcuts')
  const searches = canSearch({ server: useCell(server), signedIn: me !== null })
  return (
    <>
      {layout !== 'narrow' && hasShortcuts && <BarShortcuts />}
      {searches && <BarSearch narrow={layout === 'narrow'} />}
      {layout !== 'narrow' && <BarStaff layout={layout} />}
      {layout !== 'narrow' && <BarMenu label={t('shell.preferences')} sign={<Icon path={settingsIcon} />} window={PreferencesWindow} />}
      {layout !== 'narrow' && me !== null && (
        <BarMenu label={t('shell.account')} sign={<AccountAvatar id={me} size={28} />} window={AccountWindow} />
      )}
    </>
  )
}

/** The timelines that this person may see, on the bar (spec 1, section 2). */
function BarShortcuts() {
  const t = useT()
  const pathname = usePathname()
  const isWide = useSetting('showWiderShortcuts')
  const visible = useTimelines()
  if (visible.length === 0) return null
  return (
    <nav className={css.shortcuts} data-wide={isWide || undefined} aria-label={t('shell.shortcuts')}>
      {visible.map(({ path, label, icon }) => (
        <IconLink key={path} href={path} icon={icon} label={t(label)} on="bar" aria-current={path === pathname ? 'page' : undefined} />
      ))}
    </nav>
  )
}
