import { createContext, use } from 'react'

import type { Navigation } from './Navigation.ts'

export const NavigationContext = createContext<Navigation | null>(null)

/** For navigation by code, as from a search form; links are plain anchors. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('There is no navigation here. Draw this inside <NavigationContext value={router}>.')
  return navigation
}
