import type { Session } from '#features/session/model/Session.ts'

/** Copies the text of a post, and shows a notice of success, or that the browser does not allow it. */
export async function copyText({ notices }: Session, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    notices.show({ level: 'success', messageKey: 'post.textCopied', timeout: 3000 })
  } catch {
    // The page is not secure, or the clipboard is denied or missing.
    notices.show({ level: 'warning', messageKey: 'post.textNotCopied', timeout: 5000 })
  }
}
