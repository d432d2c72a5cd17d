import { createContext, use } from 'react'

/** The setting that the address names; null for none. */
export const FoundSettingContext = createContext<string | null>(null)

export function useFoundSetting(): string | null {
  return use(FoundSettingContext)
}
