import type { Session } from '#features/session/model/Session.ts'

/** Copies an address, and shows a notice; if the browser does not allow it, shows the address for manual copying. */
export async function copyLink({ notices }: Session, link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notices.show({ level: 'success', messageKey: 'post.linkCopied', timeout: 3000 })
  } catch {
    // The page is not secure, or the clipboard is denied or missing.
    notices.show({ level: 'warning', messageKey: 'post.linkNotCopied', args: { link } })
  }
}
