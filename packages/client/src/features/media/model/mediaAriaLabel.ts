import type { Attachment } from '@rookery/api/wire/model'
import type { Translate } from '#i18n/t.ts'

/** What is heard of a file: its description, else what it is and that nobody described it. */
export function mediaAriaLabel(t: Translate, { kind, description }: Pick<Attachment, 'kind' | 'description'>): string {
  return description === '' ? t('attachment.undescribedKind', { kind: t(`attachment.kind.${kind}`) }) : description
}
