import type { Translate } from '#i18n/t.ts'
import type { EmojiSection } from './EmojiSection.ts'

/** The title of a section of the picker. */
export function sectionTitle(t: Translate, section: EmojiSection): string {
  switch (section.kind) {
    case 'recent':
      return t('emoji.recent')
    case 'group':
      return t(`emoji.group.${section.group}`)
    case 'pack':
      return section.pack === '' ? t('emoji.server') : section.pack
  }
}
