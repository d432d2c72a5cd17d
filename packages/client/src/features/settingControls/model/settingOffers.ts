import { postLanguages } from '#features/posting/model/postLanguages.ts'
import type { Session } from '#features/session/model/Session.ts'
import { deepestFor, shownDepth } from '#features/threads/model/threadRows.ts'
import type { SettingKey } from '#features/settings/model/settingsTable.ts'
import { languageCodes, languageLabel } from '#i18n/languages.ts'
import type { Translate } from '#i18n/t.ts'
import { formatLabel } from '#features/posting/model/formatLabel.ts'
import { languageName } from '#features/translation/model/languageName.ts'

/** One value that a control offers, as a text. */
interface Offer {
  readonly value: string
  readonly label: string
}

/** What is offered for settings whose row takes any text or number; one without an entry is typed where it is a number. */
type Offers = Partial<Readonly<Record<SettingKey, (t: Translate, current: string, around: Around) => readonly Offer[]>>>

/** Who chooses, and in which language. */
interface Around {
  readonly session: Session
  /** The tag of the language on screen. */
  readonly tag: string
}

const levels = [1, 2, 3, 4, 6, 8, 12, 20, 50, 98]

export const settingOffers: Offers = {
  interfaceLanguage: () => languageCodes.map((value) => ({ value, label: languageLabel(value) })),
  translationLanguage: languageOffers,
  postLanguage: languageOffers,
  postContentType: (t, current, { session }) =>
    [...new Set(['text/plain', ...session.server.get().instance.postFormats, current])].map((value) => ({
      value,
      label: formatLabel(t, value),
    })),
  // A value that another client has set is offered as well.
  maxDepthInThread: (t, current) =>
    [...new Set([...levels, shownDepth(Number(current))])]
      .toSorted((a, b) => a - b)
      .map((count) => ({ value: String(deepestFor(count)), label: t('settings.maxDepthInThread.levels', { count }) })),
}

function languageOffers(_: Translate, current: string, { session, tag }: Around): readonly Offer[] {
  const nameOf = (code: string) => languageName(code, tag)
  const likely = [current || null, tag, ...navigator.languages, ...session.server.get().instance.languages]
  return postLanguages(likely, nameOf).map((value) => ({ value, label: nameOf(value) }))
}
