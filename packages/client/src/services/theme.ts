import type { Session } from '#data/session/Session.ts'
import { themeOf } from '#data/settings/themeOf.ts'
import type { Stop } from '#lib/Cell.ts'

/** Names the theme on the root element, where the style sheets look for it. Without one the system's light or dark stands. */
export function startTheme({ settings }: Session, root: HTMLElement): Stop {
  const apply = () => {
    const theme = themeOf(settings)
    if (theme === null) delete root.dataset.theme
    else root.dataset.theme = theme
  }
  apply()
  return settings.subscribe('theme', apply)
}
