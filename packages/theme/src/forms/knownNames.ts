import { isSlotName, opacityNames, withSlotNames } from '../interfaceSlots.ts'
import { defaultFonts, defaultRadii, defaultShadows } from '../ThemeSource.ts'

/** Names that a theme of this client, of an earlier release or of its peers can set. All others have no use. */
export const isKnownColour = (name: string): boolean => Object.keys(withSlotNames({ [name]: '' })).every(isSlotName)
export const isKnownOpacity = (name: string): boolean => opacityNames.some((known) => known === name)
export const isKnownRadius = (name: string): boolean => Object.hasOwn(defaultRadii, name)
export const isKnownShadow = (name: string): boolean => Object.hasOwn(defaultShadows, name)
export const isKnownFont = (name: string): boolean => Object.hasOwn(defaultFonts, name)
