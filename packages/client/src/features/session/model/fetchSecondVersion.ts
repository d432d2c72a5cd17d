import { instanceV2 } from '@rookery/api/calls/instance'
import { linkedNodeInfo } from '@rookery/api/calls/linkedNodeInfo'
import { isMissing } from '@rookery/api/calls/optional'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import { knownAbilities, namesSoftware } from '@rookery/api/knownSoftware'
import type { Instance } from '@rookery/api/wire/model'
import { storeServer, readStoredServer } from './serverInfo.ts'
import type { Session } from './Session.ts'

/**
 * Fetches the second version of the server's description, which adds translation, the push key, timelines for visitors and limits by type,
 * and reads abilities from the name of the software. Both are stored with the first version, so that the next visit has them. A server
 * without a second version is not requested again.
 *
 * @throws ApiError when it cannot be fetched now; stored data stays
 */
export async function fetchSecondVersion({ client, setServer, storage }: Pick<Session, 'client' | 'setServer' | 'storage'>): Promise<void> {
  const before = await readStoredServer(storage)
  if (!before) return
  // Its only response was a refusal.
  const lacksIt = before.second !== null && before.second.translation === undefined
  const isNamed = before.nodeInfo !== null || namesSoftware(before.instance)
  // Abilities that an earlier build stored may lack some; those of a named software cost no request.
  if (lacksIt && before.second?.known && !isNamed) return
  const second = lacksIt ? {} : await fetchMerged(client, before.instance)
  const known = knownAbilities(before.instance, isNamed ? before.nodeInfo : await orNull(linkedNodeInfo(client)))
  // The first version may have been refetched meanwhile.
  const stored = (await readStoredServer(storage)) ?? before
  setServer(storeServer(storage, { ...stored, second: { ...second, known } }))
}

async function fetchMerged(client: ApiClient, first: Instance): Promise<Partial<Instance>> {
  try {
    return mergedInstance(first, await instanceV2(client))
  } catch (error) {
    if (isMissing(error)) return {}
    throw error
  }
}

/** The name of the software is in the version as well, as a rule. */
async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
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
