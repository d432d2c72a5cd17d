import { anyImage, imageRange, type ImageRange } from '@rookery/theme'
import { queryOptions } from '@tanstack/react-query'
import type { FrontendConfig } from '#features/session/model/FrontendConfig.ts'
import { siteLookOf } from '#features/session/model/siteLookOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { pixelsOf } from './imagePixels.ts'

/** The address of the image behind the page: the account's own one, else the server's; null without one. Those of other people do not count. */
export function wallpaperAddress(session: Session): string | null {
  const { me, entities, origin, server } = session
  const own = me === null ? null : entities.accounts.get(me)?.background
  return addressOf(own, server.get().config, settingsOf(session).get('hideInstanceWallpaper'), origin)
}

/** The address by the account's own image, the server's configuration, and the reader's setting. */
export function addressOf(own: string | null | undefined, config: FrontendConfig, isHidden: boolean, origin: string): string | null {
  const site = isHidden ? null : siteLookOf(config).background
  return own ?? (site === null ? null : new URL(site, origin).href)
}

/** The ends of the colours of an image. One that cannot be fetched or read may have any. */
export function wallpaperImageQuery(address: string | null) {
  return queryOptions({
    staleTime: Infinity,
    queryKey: ['wallpaperImage', address],
    queryFn: async (): Promise<ImageRange | null> => (address === null ? null : rangeOf(address)),
  })
}

async function rangeOf(address: string): Promise<ImageRange> {
  const image = new Image()
  // Without the consent of its server a canvas with the image in it cannot be read.
  image.crossOrigin = 'anonymous'
  image.src = address
  try {
    await image.decode()
    const pixels = pixelsOf(image)
    return pixels === null ? anyImage : imageRange(pixels)
  } catch {
    return anyImage
  }
}
