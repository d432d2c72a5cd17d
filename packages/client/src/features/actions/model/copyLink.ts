import type { Session } from '#features/session/model/Session.ts'

/** Puts an address on the clipboard and says so; where the browser does not allow it, shows the address to be copied by hand. */
export async function copyLink({ notices }: Session, link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notices.show({ level: 'success', messageKey: 'post.linkCopied', timeout: 3000 })
  } catch {
    // The page is not secure, or the clipboard is refused or missing.
    notices.show({ level: 'warning', messageKey: 'post.linkNotCopied', args: { link } })
  }
}
