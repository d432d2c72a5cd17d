import { isSlotName, type SlotName } from '@rookery/theme'
import type { Translate } from '#i18n/t.ts'

export function slotLabel(t: Translate, slot: SlotName): string {
  return t(`themeSlot.${slot}`)
}

/** Label of a derived slot: the slot that it follows, or that it has a default of its own. */
export function baseLabel(t: Translate, from: string | null): string {
  return from !== null && isSlotName(from) ? t('themeEditor.follows', { base: slotLabel(t, from) }) : t('themeEditor.standard')
}
