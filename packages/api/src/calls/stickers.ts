import { ownPath } from '../wire/ownPath.ts'
import { line, textOrEmpty, texts } from '../wire/read.ts'
import { objectOrNull } from './optional.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

export interface StickerPack {
  readonly name: string
  readonly title: string
  /** Address of the image on the pack's tab; null if the pack has none. */
  readonly tabIcon: string | null
  /** Addresses of the images. */
  readonly stickers: readonly string[]
}

/** The packs that the admin laid out, in order; usually none. A pack that cannot be read is left out. */
export async function packs(client: ApiClient, { signal }: CallOptions = {}): Promise<StickerPack[]> {
  const index = await objectOrNull(client, '/static/stickers.json', signal)
  const found = await Promise.all(
    Object.entries(index ?? {}).map(async ([name, value]): Promise<StickerPack | null> => {
      // The packs are files of this server; other entries of the list are ignored.
      const folder = ownPath(value)
      if (folder === null) return null
      const pack = await objectOrNull(client, `${folder}pack.json`, signal)
      if (!pack) return null
      const addressOf = (file: string) => client.origin + folder + encodeURIComponent(file)
      const tabIcon = textOrEmpty(pack.tabIcon)
      return {
        name,
        title: line(pack.title) || name,
        tabIcon: tabIcon ? addressOf(tabIcon) : null,
        stickers: texts(pack.stickers).map(addressOf),
      }
    }),
  )
  return found.filter((pack) => pack !== null)
}
