import { useCellPart } from '#lib/useCell.ts'

import { useNavigation } from './useNavigation.ts'

/** The path on screen; renders again when it changes. */
export function usePathname(): string {
  return useCellPart(useNavigation().address, (address) => address.pathname)
}
