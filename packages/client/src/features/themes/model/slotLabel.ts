import { isSlotName, type SlotName } from '@rookery/theme'
import type { Translate } from '#i18n/t.ts'

export function slotLabel(t: Translate, slot: SlotName): string {
  return t(`themeSlot.${slot}`)
}

/** What is said of a slot that is derived: which one it follows, or that it has a standard of its own. */
export function baseLabel(t: Translate, from: string): string {
  return isSlotName(from) ? t('themeEditor.follows', { base: slotLabel(t, from) }) : t('themeEditor.standard')
}
