import type { Attachment } from '@rookery/api/wire/model'
import type { Translate } from '#i18n/t.ts'

/** Accessible name of a file: its description, otherwise its type and that it has no description. */
export function mediaAriaLabel(t: Translate, { kind, description }: Pick<Attachment, 'kind' | 'description'>): string {
  return description === '' ? t('attachment.undescribedKind', { kind: t(`attachment.kind.${kind}`) }) : description
}
