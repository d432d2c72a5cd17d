import type { Attachment } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import type { DraftData, DraftPost } from '#features/drafts/model/Draft.ts'
import { postsOf } from './draftThread.ts'

type Described = Pick<DraftPost, 'files' | 'mediaDescriptions'>

/** The description of a file for users who cannot see it. */
export function descriptionOf(file: Attachment, { mediaDescriptions }: Pick<DraftData, 'mediaDescriptions'>): string {
  return mediaDescriptions[file.id] ?? file.description
}

/** Files of one post without a description. */
function undescribedIn(data: Described): readonly Attachment[] {
  return data.files.filter((file) => descriptionOf(file, data).trim() === '')
}

/** Files of a draft, in all its posts, without a description. */
export function undescribedFiles(data: DraftData): readonly Attachment[] {
  return postsOf(data).flatMap(undescribedIn)
}

/** How many characters of a description are left, below zero when there are too many; null where there is no limit. */
export function descriptionLeft(description: string, limit: number): number | null {
  return limit > 0 ? limit - [...description].length : null
}

/** Replaces a waiting file by the uploaded one, with its description. */
export function withArrived(
  data: DraftPost,
  missing: string,
  file: Attachment,
): Pick<DraftPost, 'files' | 'missing' | 'mediaDescriptions'> {
  const { [missing]: written, ...others } = data.mediaDescriptions
  return {
    files: [...data.files, file],
    missing: data.missing.filter(({ id }) => id !== missing),
    mediaDescriptions: written === undefined ? others : { ...others, [file.id]: written },
  }
}

/** Errors of the files that the server would return. */
export function fileError({ server }: Session, data: DraftData): 'composer.descriptionTooLong' | null {
  const { descriptionLimit } = server.get().instance
  const isTooLong = (description: string) => (descriptionLeft(description, descriptionLimit) ?? 0) < 0
  const isLong = (post: DraftPost) =>
    post.files.some((file) => isTooLong(descriptionOf(file, post))) ||
    post.missing.some(({ id }) => isTooLong(post.mediaDescriptions[id] ?? ''))
  return postsOf(data).some(isLong) ? 'composer.descriptionTooLong' : null
}
