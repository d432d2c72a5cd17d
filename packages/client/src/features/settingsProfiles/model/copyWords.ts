import type { Session } from '#features/session/model/Session.ts'

/** Copies a text, and shows a notice of success, or that the browser does not allow it. */
export async function copyWords({ notices }: Session, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    notices.show({ level: 'success', messageKey: 'accountSettings.copied', timeout: 3000 })
  } catch {
    // The page is not secure, or the clipboard is refused or missing.
    notices.show({ level: 'warning', messageKey: 'accountSettings.notCopied', timeout: 5000 })
  }
}
