import { deepestFor, shownDepth } from '#data/threads/threadRows.ts'
import type { SettingKey } from '#data/settings/settingsTable.ts'
import { languageCodes, languageLabel } from '#i18n/languages.ts'
import type { Translate } from '#i18n/t.ts'

/** One value that a control offers, as a text. */
interface Offer {
  readonly value: string
  readonly label: string
}

/** What is offered for settings whose row takes any text or number; one without an entry is typed. */
type Offers = Partial<Readonly<Record<SettingKey, (t: Translate, current: string) => readonly Offer[]>>>

const themes = ['pleroma-dark', 'rookery-light', 'rookery-black', 'high-contrast'] as const
const levels = [1, 2, 3, 4, 6, 8, 12, 20, 50, 98]

export const settingOffers: Offers = {
  theme: (t) => themes.map((value) => ({ value, label: t(`settings.theme.${value}`) })),
  interfaceLanguage: () => languageCodes.map((value) => ({ value, label: languageLabel(value) })),
  // A value that another client has set is offered as well.
  maxDepthInThread: (t, current) =>
    [...new Set([...levels, shownDepth(Number(current))])]
      .toSorted((a, b) => a - b)
      .map((count) => ({ value: String(deepestFor(count)), label: t('settings.maxDepthInThread.levels', { count }) })),
}
