import type { Page } from 'playwright-core'

/** One screen in one state. */
export interface Screen {
  readonly name: string
  /** Where it is. */
  readonly path: string
  /** Who is signed in; null for a visitor. */
  readonly as: string | null
  /** What brings it into the state, once it is open. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** Every screen and state that a person can meet. A new one belongs here, so that it is looked at. */
export const screens: readonly Screen[] = [
  { name: 'about', path: '/about', as: null },
  { name: 'sign in', path: '/login', as: null },
  { name: 'public timeline, visitor', path: '/main/public', as: null },
  { name: 'home', path: '/main/friends', as: 'bob' },
  { name: 'not found', path: '/there/is/nothing/here', as: null },
]
