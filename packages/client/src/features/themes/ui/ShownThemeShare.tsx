import type { ThemeSource } from '@rookery/theme'
import { useEffect, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { themeToBeginWith } from '#features/themes/model/themeToBeginWith.ts'
import { useT } from '#i18n/useT.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { ThemeShare } from './ThemeShare.tsx'

/** Shares the theme of the page, built-in or custom. */
export function ShownThemeShare() {
  const t = useT()
  const session = useSession()
  const everywhere = useSetting('theme')
  const onDevice = useSetting('deviceTheme')
  const first = useSetting('customTheme')
  const others = useSetting('customThemes')
  const [isOpen, setOpen] = useState(false)
  const [theme, setTheme] = useState<ThemeSource | null>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    void themeToBeginWith(session).then((found) => isCurrent && setTheme(found))
    return () => {
      isCurrent = false
    }
  }, [session, isOpen, everywhere, onDevice, first, others])
  return (
    <Disclosure summary={t('themeShare.shown')} open={isOpen} onToggle={setOpen}>
      {isOpen && theme !== null && <ThemeShare theme={theme} />}
    </Disclosure>
  )
}
