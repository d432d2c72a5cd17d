import type { ImageRange } from '@rookery/theme'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { addressOf, wallpaperImageQuery } from './wallpaperImage.ts'

/** The ends of the colours of the image behind the page; null without one, and until they are known. */
export function useWallpaperImage(): ImageRange | null {
  const { me, origin } = useSession()
  const own = useAccount(me)?.background
  const config = useServer((server) => server.config)
  const isHidden = useSetting('hideInstanceWallpaper')
  return useSessionQuery(wallpaperImageQuery(addressOf(own, config, isHidden, origin))).data ?? null
}
