import { useAccount } from '#features/accounts/model/useAccount.ts'
import { siteLookOf } from '#features/session/model/siteLookOf.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'

/** The address of the image behind the reader's pages: the reader's own, else the server's; null without one. */
export function useWallpaper(): string | null {
  const { me, origin } = useSession()
  const own = useAccount(me)?.background ?? null
  const site = siteLookOf(useServer(({ config }) => config)).background
  const hidesSite = useSetting('hideInstanceWallpaper')
  return own ?? (hidesSite || site === null ? null : new URL(site, origin).href)
}
