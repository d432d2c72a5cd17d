import { composersOf } from './Composers.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import type { Session } from '#features/session/model/Session.ts'

const timeoutMs = 30_000

/** Attaches a sticker: loads its image and uploads it as a file of the user. */
export async function attachSticker(session: Session, key: DraftKey, address: string): Promise<void> {
  const composers = composersOf(session)
  const file = await fetchImage(address).catch(() => null)
  if (file) composers.upload(key, [file])
  else composers.dispatch(key, { kind: 'refused', error: { kind: 'refused', message: { key: 'composer.stickerFailed' } } })
}

/** Null if the response is not an image: servers answer a missing file with a page and status 200. */
async function fetchImage(address: string): Promise<File | null> {
  const reply = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) })
  const image = await reply.blob()
  if (!reply.ok || !image.type.startsWith('image/')) return null
  const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '')
  return new File([image], name, { type: image.type })
}
