import { href } from '#features/addresses/model/href.ts'
import type { AccountRecord } from '#features/entities/model/records.ts'
import { hasPreviousEntry } from '#features/navigation/model/hasPreviousEntry.ts'
import type { Navigation } from '#features/navigation/model/Navigation.ts'

/**
 * Goes back to where the reader came from, if somebody's profile is on screen (spec 2, section 2). Its tabs are steps of the history,
 * too. Where the profile was opened directly, it leads to the landing path.
 */
export function leaveProfile({ address, navigate }: Pick<Navigation, 'address' | 'navigate'>, account: AccountRecord): void {
  const goBack = () => {
    if (!isProfileOf(account, address.get().pathname)) return
    if (!hasPreviousEntry()) return navigate(href.root(), { replace: true })
    window.addEventListener('popstate', goBack, { once: true })
    history.back()
  }
  goBack()
}

function isProfileOf({ id, acct }: AccountRecord, pathname: string): boolean {
  const path = decodeURIComponent(pathname)
  return [`/users/${id}`, `/users/${acct}`, `/${acct}`, `/@${acct}`].includes(path)
}
