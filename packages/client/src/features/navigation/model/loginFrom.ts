import { ownPath } from '@rookery/api/wire/ownPath'
import { href } from '#features/addresses/model/href.ts'
import type { PageAddress } from './Navigation.ts'

/** The sign-in screen, which returns to the current screen afterwards. */
export function loginFrom(path: string): string {
  return `${href.login()}?${new URLSearchParams({ from: path }).toString()}`
}

/** The path to return to after signing in: the screen that linked here, or the one next to the form. */
export function pathBeforeLogin({ pathname, search, hash }: PageAddress): string {
  if (pathname !== href.login()) return pathname + search + hash
  // Anyone can create the address: it leads only to paths of this client.
  return ownPath(new URLSearchParams(search).get('from')) ?? pathname
}
