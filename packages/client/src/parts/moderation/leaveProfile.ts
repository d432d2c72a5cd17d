import { href } from '#data/addresses/href.ts'
import type { AccountRecord } from '#data/entities/records.ts'
import type { Navigation } from '#parts/navigation/Navigation.ts'

/**
 * Goes back to where the reader came from, if somebody's profile is on screen (spec 2, section 2). Its tabs are steps of the history,
 * too. Where nothing of this client comes before, it leads to the landing path.
 */
export function leaveProfile({ address, navigate }: Pick<Navigation, 'address' | 'navigate'>, account: AccountRecord): void {
  const goBack = () => {
    if (!isProfileOf(account, address.get().pathname)) return
    if (!mayGoBack()) return navigate(href.root(), { replace: true })
    window.addEventListener('popstate', goBack, { once: true })
    history.back()
  }
  goBack()
}

/** Browsers that tell it count the entries of this site alone. */
function mayGoBack(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}

function isProfileOf({ id, acct }: AccountRecord, pathname: string): boolean {
  const path = decodeURIComponent(pathname)
  return [`/users/${id}`, `/users/${acct}`, `/${acct}`, `/@${acct}`].includes(path)
}
