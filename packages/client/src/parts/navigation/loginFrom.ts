import { href } from '#data/addresses/href.ts'

/** The sign-in screen, which afterwards leads back to where it was asked for. */
export function loginFrom(pathname: string): string {
  return `${href.login()}?${new URLSearchParams({ from: pathname }).toString()}`
}

/** The path that signing in here should lead back to: the screen that asked for it, or the one beside the form. */
export function pathBeforeLogin({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (pathname !== href.login()) return pathname + search
  const from = new URLSearchParams(search).get('from') ?? ''
  // Anybody can write the address: it leads nowhere but to a path of this client.
  return /^\/(?![/\\])/.test(from) ? from : pathname
}
