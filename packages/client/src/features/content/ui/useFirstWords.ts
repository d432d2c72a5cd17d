import type { StatusRecord } from '#features/entities/model/records.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { statusWords } from './statusWords.ts'

/**
 * One-line title of a post: its subject if it has one, never the text that it hides; otherwise its text, or a summary of its attachments.
 */
export function useFirstWords(status: StatusRecord | undefined): string {
  const t = useT()
  const { entities } = useSession()
  if (status === undefined) return ''
  const { spoilerText, attachments, quote } = status
  const words = spoilerText === '' ? statusWords(entities, status) : spoilerText
  if (words.trim() !== '') return words
  return attachments.length === 0 && quote !== null ? t('quote.nested') : t('media.group', { count: attachments.length })
}
