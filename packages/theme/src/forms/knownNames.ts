import { engineSlots, opacityGroups } from '../engine/engineSlots.ts'
import { isSlotName, opacityNames } from '../slots.ts'
import { defaultFonts, defaultRadii, defaultShadows } from '../ThemeSource.ts'

/** Names that a theme of this client or of its peers can set. All others have no use. */
export const isKnownColour = (name: string): boolean => Object.hasOwn(engineSlots, name) || isSlotName(name)
export const isKnownOpacity = (name: string): boolean => Object.hasOwn(opacityGroups, name) || opacityNames.some((known) => known === name)
export const isKnownRadius = (name: string): boolean => Object.hasOwn(defaultRadii, name)
export const isKnownShadow = (name: string): boolean => Object.hasOwn(defaultShadows, name)
export const isKnownFont = (name: string): boolean => Object.hasOwn(defaultFonts, name)
