import { href } from '#features/addresses/model/href.ts'
import type { AccountRecord } from '#features/entities/model/records.ts'
import { hasPreviousEntry } from '#features/navigation/model/hasPreviousEntry.ts'
import type { Navigation } from '#features/navigation/model/Navigation.ts'

/**
 * Returns to the previous screen if an account's profile is shown (spec 2, section 2), skipping its tabs in the history. A profile that was
 * opened directly leads to the landing page.
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
