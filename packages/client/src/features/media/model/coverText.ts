import type { Translate } from '#i18n/t.ts'

/** Says why an attachment is covered, and how it is shown. */
export function coverText(t: Translate, filter: string | null): string {
  return filter === null ? t('attachment.cover') : t('attachment.filtered', { filter })
}
