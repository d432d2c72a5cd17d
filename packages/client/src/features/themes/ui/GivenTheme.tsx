import type { ThemeSource } from '@rookery/theme'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { givenThemeOf } from '#features/navigation/model/givenThemeOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { addCustomTheme, fitsSettings } from '#features/settings/model/applyCustomTheme.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { drawGivenTheme } from '#features/themes/model/drawGivenTheme.ts'
import { showNoRoom } from '#features/themes/model/mendCustomTheme.ts'
import { offerReadable } from '#features/themes/model/offerReadable.ts'
import { readThemeLink, type ThemeLinkError } from '#features/themes/model/themeLink.ts'
import { useEscape } from '#features/themes/model/useEscape.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { isTyping } from '#lib/isTyping.ts'
import { TryOnBar } from './TryOnBar.tsx'

const errors: Readonly<Record<ThemeLinkError, MessageId>> = {
  damaged: 'themeLink.damaged',
  'too large': 'themeLink.tooLarge',
  'no theme': 'themeLink.noTheme',
}

/** A choice of another theme ends the try. */
const choices = ['theme', 'deviceTheme', 'themePair', 'customTheme', 'customThemes'] as const

/** Draws the page in the theme of a link, which is not stored, until the reader keeps it or goes back. */
export function GivenTheme({ packed }: { packed: string }) {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const box = useRef<HTMLDivElement>(null)
  const [theme, setTheme] = useState<ThemeSource | null>(null)
  const end = () => givenThemeOf(session).set(null)
  const take = useEffectEvent((read: ThemeSource | ThemeLinkError) => {
    if (typeof read === 'object') return setTheme(read)
    session.notices.show({ messageKey: errors[read], timeout: 10_000 })
    end()
  })
  useEffect(() => {
    let isShown = true
    void readThemeLink(packed).then((read) => isShown && take(read))
    return () => {
      isShown = false
    }
  }, [packed])
  useEffect(() => {
    if (theme === null) return undefined
    const leave = () => givenThemeOf(session).set(null)
    const stops = [drawGivenTheme(session, theme, document), ...choices.map((key) => settings.subscribe(key, leave))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [session, settings, theme])
  useEscape(theme !== null, (target) => box.current?.contains(target) === true || (!isTyping(target) && !isWindowOpen(box.current)), end)
  const shownName = theme === null || theme.name === '' ? t('settings.theme.custom') : isolated(theme.name)
  const keep = () => {
    if (theme === null) return
    if (!fitsSettings(settings, theme)) {
      showNoRoom(session)
      return
    }
    const { name, undo } = addCustomTheme(settings, theme, session.clock.now())
    const withdraw = offerReadable(session, name, theme)
    const goBack = () => {
      undo()
      void withdraw.then((close) => close())
    }
    session.notices.show({
      level: 'success',
      messageKey: 'themeEditor.imported',
      args: { name: shownName },
      timeout: 5000,
      action: { label: 'general.undo', run: goBack },
    })
  }
  return (
    <div ref={box} role="status">
      {theme !== null && (
        <TryOnBar onKeep={keep} onGoBack={end}>
          {theme.name === '' ? t('themeLink.shownUnnamed') : t('themeLink.shown', { name: shownName })}
        </TryOnBar>
      )}
    </div>
  )
}

/** A name that turns none of the words around it. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}

/** Whether a window, a menu or a card is open, which Escape closes first. */
function isWindowOpen(box: Element | null): boolean {
  const open = document.querySelectorAll('dialog:modal, :popover-open:not([aria-hidden])')
  return [...open].some((each) => !each.contains(box) || each.matches('dialog'))
}
