import { postLanguages } from '#features/posting/model/postLanguages.ts'
import type { Session } from '#features/session/model/Session.ts'
import { deepestFor, shownDepth } from '#features/threads/model/treeRows.ts'
import type { SettingKey } from '#features/settings/model/settingsTable.ts'
import { languageLabel, languageLabelFor } from '#i18n/languageLabel.ts'
import { languageCodes } from '#i18n/languages.ts'
import { needsSpeaker } from '#i18n/needsSpeaker.ts'
import { localesOf } from '#i18n/languageTags.ts'
import type { Translate } from '#i18n/t.ts'
import { formatLabel } from '#features/posting/model/formatLabel.ts'
import { languageName } from '#features/translation/model/languageName.ts'

/** One value that a control offers, as a text. */
interface Offer {
  readonly value: string
  readonly label: string
}

/** Suggested values of settings with free text or numbers; without an entry a number is typed. */
type Offers = Partial<Readonly<Record<SettingKey, (t: Translate, current: string, around: Around) => readonly Offer[]>>>

/** The user and language that the suggestions depend on. */
interface Around {
  readonly session: Session
  /** The tag of the language on screen. */
  readonly tag: string
}

const levels = [1, 2, 3, 4, 6, 8, 12, 20, 50, 98]

export const settingOffers: Offers = {
  interfaceLanguage: (t, __, { tag }) => interfaceLanguages(t, tag),
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

/** By their own names, which readers look for; their names in the language on screen and the state of review stand behind. */
function interfaceLanguages(t: Translate, tag: string): readonly Offer[] {
  const byName = new Intl.Collator(localesOf(tag)).compare
  return languageCodes
    .toSorted((one, other) => byName(languageLabel(one), languageLabel(other)))
    .map((value) => {
      const language = languageLabelFor(value, tag)
      return { value, label: needsSpeaker.has(value) ? t('settings.interfaceLanguage.needsSpeaker', { language }) : language }
    })
}

function languageOffers(_: Translate, current: string, { session, tag }: Around): readonly Offer[] {
  const nameOf = (code: string) => languageName(code, tag)
  const likely = [current || null, tag, ...navigator.languages, ...session.server.get().instance.languages]
  return postLanguages(likely, nameOf, tag).map((value) => ({ value, label: nameOf(value) }))
}
