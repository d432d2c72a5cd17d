import { useEffect, useEffectEvent } from 'react'
import type { PageWindow } from '#app/page/PageWindow.ts'
import type { Router } from '#app/router/createRouter.ts'
import { href } from '#features/addresses/model/href.ts'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { WritableCell } from '@rookery/store/Cell'
import { useCell } from '#lib/useCell.ts'
import { loginFrom } from '#features/navigation/model/loginFrom.ts'
import { sharedText } from '#features/drafts/model/sharedText.ts'

/**
 * Opens the composer with text from the address: `?message=` anywhere, and all of `/share`. A visitor signs in first; the text stays in the
 * address meanwhile.
 */
export function useSharedText(router: Pick<Router, 'address' | 'navigate'>, opened: WritableCell<PageWindow | null>): void {
  const session = useSession()
  const notify = useMissingCode()
  const address = useCell(router.address)
  const take = async () => {
    const { pathname, search, hash } = address
    const query = new URLSearchParams(search)
    const isShare = pathname === href.share()
    if (!isShare && (!query.has('message') || pathname === href.login())) return
    const text = sharedText(query)
    if (session.me === null) {
      const from = text === '' ? href.share() : `${href.share()}?${new URLSearchParams({ message: text }).toString()}`
      router.navigate(loginFrom(from), { replace: true })
      return
    }
    if (text !== '') {
      const { openSharedText } = await import('#features/posting/model/openSharedText.ts')
      await openSharedText(session, text)
    }
    query.delete('message')
    const rest = query.size === 0 ? '' : `?${query.toString()}`
    router.navigate(isShare ? href.root() : pathname + rest + hash, { replace: true })
    opened.set('newPost')
  }
  // Without its code the text stays in the address.
  const start = useEffectEvent(() => void take().catch(notify))
  useEffect(() => start(), [address, session])
}
