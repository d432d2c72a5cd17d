import { use, useSyncExternalStore } from 'react'

import type { ActiveLanguage } from './InterfaceLanguage.ts'
import { LanguageContext } from './LanguageContext.ts'

/** The language on screen; renders again when it changes. */
export function useLanguage(): ActiveLanguage {
  const language = use(LanguageContext)
  return useSyncExternalStore(language.subscribe, language.current)
}
