import type { Router } from '#app/router/createRouter.ts'
import type { Session } from '#data/session/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'

/** What a key can reach: the page as it stands, and the session behind it. */
export interface KeyPage {
  readonly document: Document
  readonly session: Session
  readonly router: Pick<Router, 'navigate' | 'opens'>
  /** Says a text to a screen reader. */
  readonly say: (text: MessageId) => void
  /** Opens the list of keys. */
  readonly showHelp: () => void
}
