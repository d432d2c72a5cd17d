import type { PageWindow } from '#app/page/PageWindow.ts'
import type { Router } from '#app/router/createRouter.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { ListRegistry } from '#ui/lists/ListRegistry.ts'
import type { ActionContext } from '#features/actions/ui/Action.ts'

/** The page and session that keys act on. */
export interface KeyPage {
  readonly document: Document
  readonly session: Session
  /** Its lists, by which keys find the one they move through. */
  readonly lists: ListRegistry
  readonly router: Pick<Router, 'address' | 'navigate' | 'opens'>
  /** The action context of an element. */
  readonly actions: (from: Element) => ActionContext
  /** Says a text to a screen reader. */
  readonly announce: (text: MessageId) => void
  /** Opens a window above or next to the page. */
  readonly open: (window: PageWindow) => void
  /** Whether one of these is open or loading. */
  readonly isWindowOpen: () => boolean
}
