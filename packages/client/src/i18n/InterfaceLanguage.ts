import { createListeners } from '@rookery/store/Listeners'
import { completeTexts, englishMessages, loadMessages } from './catalogues.ts'
import { createFormats, type Formats } from './Formats.ts'
import { standIns } from './languageTags.ts'
import { languageOf, type Language, type LanguageCode } from './languages.ts'
import type { Messages } from './CompiledMessage.ts'
import { createTranslate, type Translate } from './t.ts'

/** The language on screen now. A new object per change. */
export interface ActiveLanguage {
  /** A language's, or `pseudo`. */
  readonly code: LanguageCode
  readonly language: Language
  readonly t: Translate
  readonly formats: Formats
}

/** Holds the language on screen and changes it. */
export interface InterfaceLanguage {
  current(): ActiveLanguage
  subscribe(listener: () => void): () => void
  /**
   * Loads the catalogue, and only when it has arrived switches to it and sets `lang` and `dir` on the root.
   * Rejects with the old language untouched when it cannot be loaded. The last choice wins over a slower earlier one.
   */
  choose(code: LanguageCode): Promise<void>
}

/** `root` is the element that carries `lang` and `dir`, or null where there is no page. */
export function createInterfaceLanguage(root: HTMLElement | null, load = loadMessages): InterfaceLanguage {
  const listeners = createListeners()
  let active = activeLanguage('en', languageOf('en'), englishMessages)
  let requested: LanguageCode = 'en'

  return {
    current: () => active,
    subscribe: listeners.subscribe,
    async choose(code) {
      requested = code
      const next = code === 'pseudo' ? await pseudo() : await activeLanguageWithWords(code, await load(code))
      if (requested !== code) return
      active = next
      if (root) {
        root.lang = next.language.tag
        root.dir = next.language.dir
      }
      listeners.notify()
    },
  }
}

/** The same where the browser may know less of the language than its catalogue. */
async function activeLanguageWithWords(code: LanguageCode, messages: Messages): Promise<ActiveLanguage> {
  const language = languageOf(code)
  const own = Object.hasOwn(standIns, code) ? (await import('./ownFormats.ts')).ownFormats(code, messages) : undefined
  return activeLanguage(code, language, messages, own)
}

function activeLanguage(
  code: ActiveLanguage['code'],
  language: Language,
  messages: Messages,
  formats = createFormats(language.tag),
): ActiveLanguage {
  return { code, language, t: createTranslate(messages, formats), formats }
}

async function pseudo(): Promise<ActiveLanguage> {
  const [{ pseudoLanguage, pseudoMessages }, messages] = await Promise.all([import('./pseudo.ts'), loadMessages('en')])
  await completeTexts('late')
  return activeLanguage('pseudo', pseudoLanguage, pseudoMessages(messages))
}
