import type { Session } from '#data/session/Session.ts'

/** What a stock server names without its admin having chosen anything; it leaves the choice to the reader's system. */
const stockTheme = 'pleroma-dark'

/**
 * Puts the chosen theme's name on the root (themes.css has the presets). Until somebody picks one the system decides
 * between dark and light. Returns how to stop.
 */
export function startTheme({ settings }: Pick<Session, 'settings'>, root: HTMLElement): () => void {
  const apply = () => {
    const theme = settings.get('theme')
    if (theme === null || (theme === stockTheme && !settings.isChosen('theme'))) delete root.dataset.theme
    else root.dataset.theme = theme
  }
  apply()
  return settings.subscribe('theme', apply)
}
