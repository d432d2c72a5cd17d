import { setAcceptLanguage } from '@rookery/api/http/acceptLanguage'
import type { Session } from '#features/session/model/Session.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { findLanguage } from '#i18n/findLanguage.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { pickLanguage } from '#i18n/pickLanguage.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/**
 * Applies the language of the setting, or the detected one. If a language cannot be loaded, a notice appears and the old one returns.
 * Resolves to a stop function after the first language is applied.
 */
export async function startLanguage(session: Session, language: InterfaceLanguage, browser: readonly string[]): Promise<() => void> {
  const { server, notices } = session
  const settings = settingsOf(session)
  const chooseLanguage = (): LanguageCode => {
    const chosen = settings.get('interfaceLanguage')
    if (chosen === 'pseudo') return chosen
    const found = chosen === null ? undefined : findLanguage(chosen, languageCodes)
    return found ?? pickLanguage(browser, server.get().instance.languages)
  }
  const apply = async () => {
    const code = chooseLanguage()
    const before = language.current().code
    try {
      if (code !== before) await language.choose(code)
      // Calls ask for errors in it, too.
      setAcceptLanguage(language.current().language.tag)
    } catch {
      const name = await import('#i18n/languageLabel.ts').then(({ languageLabel }) => languageLabel(code)).catch(() => code)
      notices.show({ messageKey: 'start.languageFailed', args: { language: name } })
      if (settings.isChosen('interfaceLanguage') && chooseLanguage() === code) settings.take({ interfaceLanguage: before }, 'elsewhere')
    }
  }
  const stop = settings.subscribe('interfaceLanguage', () => void apply())
  await apply()
  return stop
}
