import { createContext } from 'react'

import { createInterfaceLanguage, type InterfaceLanguage } from './InterfaceLanguage.ts'

/** Outside a provider (a part rendered alone in a test) the interface is English. */
export const LanguageContext = createContext<InterfaceLanguage>(createInterfaceLanguage(null))
