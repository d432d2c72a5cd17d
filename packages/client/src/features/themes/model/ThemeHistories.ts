import { createCell, type Cell } from '@rookery/store/Cell'
import { isEqual } from '@rookery/store/isEqual'
import { createSlot } from '#features/session/model/Slot.ts'
import { customThemeFile } from '#features/settings/model/customThemeOf.ts'
import type { Settings } from '#features/settings/model/Settings.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { newThemeHistory, themeHistoryReducer, type ThemeFile, type ThemeHistory, type ThemeHistoryEvent } from './themeHistory.ts'

/** The histories of the custom themes that were edited in this window. */
export interface ThemeHistories {
  /** The history of a stored theme; it begins when it is first read. Null if there is no such theme. */
  of(name: string): Cell<ThemeHistory> | null
  /** Applies an event, and draws the theme that comes of it. `store` writes a theme to the settings. */
  dispatch(name: string, event: ThemeHistoryEvent, store: (theme: ThemeFile) => void): void
}

/** Subscribes for the rest of the session, so that a change from another window or a backup is a step as well. */
function createThemeHistories(settings: Settings, now: () => number): ThemeHistories {
  const histories = new Map<string, ReturnType<typeof createCell<ThemeHistory>>>()
  const follow = () => {
    for (const [name, history] of histories) {
      const theme = customThemeFile(settings, name)
      if (theme === null || isEqual(theme, history.get().present)) continue
      history.set(themeHistoryReducer(history.get(), { kind: 'changed', theme, control: null, at: now() }))
    }
  }
  settings.subscribe('customTheme', follow)
  settings.subscribe('customThemes', follow)
  const of = (name: string) => {
    const present = customThemeFile(settings, name)
    if (present === null) return null
    const known = histories.get(name)
    if (known) return known
    const history = createCell(newThemeHistory(present))
    histories.set(name, history)
    return history
  }
  return {
    of,
    dispatch(name, event, store) {
      const history = of(name)
      if (history === null) return
      const before = history.get().present
      // Before the settings, whose change would else look like one from elsewhere.
      history.set(themeHistoryReducer(history.get(), event))
      const { present } = history.get()
      if (present !== before) store(present)
    },
  }
}

export const themeHistoriesOf = createSlot((session) => createThemeHistories(settingsOf(session), () => session.clock.now()))
