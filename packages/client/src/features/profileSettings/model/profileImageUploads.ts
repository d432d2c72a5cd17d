import * as accounts from '@rookery/api/calls/accounts'
import * as mascot from '@rookery/api/calls/mascot'
import type { Instance } from '@rookery/api/wire/model'
import { movementOf, probeBytes } from '#lib/animation.ts'
import { isImage } from '#lib/isImage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { mascotQuery } from '#features/security/model/security.ts'
import { callFailure } from '#features/security/model/callFailure.ts'
import type { Session } from '#features/session/model/Session.ts'

/** The images of a profile. */
export type ProfileImage = 'avatar' | 'header' | 'background'

/** Pixels that an avatar should have on each edge (spec 3, section 9). */
export const minAvatarEdge = 150

/** How each is shown: width by height of its frame, and the pixels of its longer edge that are worth sending. */
export const imageShapes = {
  avatar: { aspect: 1, edge: 800 },
  header: { aspect: 3, edge: 1500 },
  background: { aspect: 16 / 9, edge: 2560 },
} as const satisfies Record<ProfileImage, { readonly aspect: number; readonly edge: number }>

/** Bytes that the server takes; 0 where it does not say. */
export function imageLimit({ uploadLimits }: Instance, kind: ProfileImage | 'mascot'): number {
  if (kind === 'mascot') return uploadLimits.image
  return { avatar: uploadLimits.avatar, header: uploadLimits.banner, background: uploadLimits.background }[kind] || uploadLimits.image
}

/** A file that can become a profile image, or the reason why not. */
export type ImageCheck =
  | { readonly kind: 'fit'; readonly image: ImageBitmap; readonly moves: boolean }
  | { readonly kind: 'unfit'; readonly error: Message }

/** Looks into a file: its name and type may say anything. */
export async function checkImage(file: File): Promise<ImageCheck> {
  if (file.size === 0) return { kind: 'unfit', error: { key: 'composer.file.empty' } }
  const head = await file
    .slice(0, probeBytes)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    )
  if (head === null) return { kind: 'unfit', error: { key: 'composer.file.unreadable' } }
  if (!isImage(head)) return { kind: 'unfit', error: { key: 'composer.file.notPicture' } }
  const image = await createImageBitmap(file).catch(() => null)
  if (image === null) return { kind: 'unfit', error: { key: 'accountSettings.pictures.unreadable' } }
  return { kind: 'fit', image, moves: movementOf(head) !== null }
}

/** Uploads a profile image, or resets it to the default. Resolves to the failure, or null. */
export async function saveProfileImage(session: Session, kind: ProfileImage, file: Blob | null): Promise<Message | null> {
  const requestSeq = session.entities.nextRequestSeq()
  return callFailure(async () => {
    const account = await accounts.updateCredentials(session.client, { [kind]: file ?? '' })
    session.entities.receive({ accounts: [account] }, requestSeq)
  })
}

/** Sends another mascot. Resolves to why not, null when it is done. */
export function saveMascot(session: Session, file: Blob): Promise<Message | null> {
  return callFailure(async () => {
    queriesOf(session).setQueryData(mascotQuery(session).queryKey, await mascot.set(session.client, file))
  })
}
