import { instanceV2 } from '@rookery/api/calls/instance'
import { isMissing } from '@rookery/api/calls/optional'
import type { Instance } from '@rookery/api/wire/model'
import { storeServer, readStoredServer } from './serverInfo.ts'
import type { Session } from './Session.ts'

/**
 * Fetches the second version of the server's description, which adds translation, the push key, timelines for visitors and limits by type.
 * It is stored with the first, so that the next visit has both. A server without one is not requested again.
 *
 * @throws ApiError when it cannot be had now; what was known stays
 */
export async function fetchSecondVersion({ client, setServer, storage }: Pick<Session, 'client' | 'setServer' | 'storage'>): Promise<void> {
  const before = await readStoredServer(storage)
  if (!before || (before.second !== null && Object.keys(before.second).length === 0)) return
  const second = await instanceV2(client).then(
    (found) => mergedInstance(before.instance, found),
    (error: unknown) => {
      if (isMissing(error)) return {}
      throw error
    },
  )
  // The first version may have been refetched meanwhile.
  const stored = (await readStoredServer(storage)) ?? before
  setServer(storeServer(storage, { ...stored, second }))
}

/** Fields that the second version describes better than the first. */
function mergedInstance(first: Instance, second: Instance): Partial<Instance> {
  const { charactersPerUrl, languages, localTimeline, mastodonApi, publicTimelines, remoteTimeline, translation } = second
  const { uploadLimits, vapidPublicKey } = second
  return {
    translation,
    localTimeline: localTimeline !== false,
    remoteTimeline,
    // The first version has limits of fields in the pleroma object alone.
    ...(!first.pleroma && { fieldsLimits: second.fieldsLimits }),
    mastodonApi: Math.max(mastodonApi, first.mastodonApi),
    publicTimelines: publicTimelines ?? first.publicTimelines,
    vapidPublicKey: vapidPublicKey ?? first.vapidPublicKey,
    languages: languages.length > 0 ? languages : first.languages,
    charactersPerUrl: charactersPerUrl || first.charactersPerUrl,
    uploadLimits: {
      ...first.uploadLimits,
      general: first.uploadLimits.general || uploadLimits.general,
      image: uploadLimits.image || first.uploadLimits.image,
      film: uploadLimits.film || first.uploadLimits.film,
    },
  }
}
