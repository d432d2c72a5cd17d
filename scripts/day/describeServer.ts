import * as instanceCalls from '@rookery/api/calls/instance'
import { linkedNodeInfo } from '@rookery/api/calls/linkedNodeInfo'
import { isMissing } from '@rookery/api/calls/optional'
import { capabilitiesOf, type Capabilities } from '@rookery/api/capabilities'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import { knownAbilities } from '@rookery/api/knownSoftware'
import { softwareOf } from '@rookery/api/software'
import type { Instance, NodeInfo } from '@rookery/api/wire/model'

/** A server as a client knows it after its first requests. */
export interface DescribedServer {
  readonly instance: Instance
  readonly capabilities: Capabilities
  /** Name and version. */
  readonly software: string
}

/** Reads a server's description as the client does. @throws ApiError when there is none */
export async function describeServer(visitor: ApiClient): Promise<DescribedServer> {
  const second = await ifThere(instanceCalls.instanceV2(visitor))
  const first = await instanceCalls.instance(visitor).catch((error: unknown) => {
    // Servers without the first version have the second.
    if (second === null || !isMissing(error)) throw error
    return second
  })
  const nodeInfo = await nodeInfoOf(visitor)
  const instance = {
    ...first,
    ...(second && {
      mastodonApi: Math.max(first.mastodonApi, second.mastodonApi),
      vapidPublicKey: first.vapidPublicKey ?? second.vapidPublicKey,
      translation: second.translation,
      streamingUrl: first.streamingUrl || second.streamingUrl,
    }),
  }
  const { name, version } = softwareOf(instance, nodeInfo)
  return {
    instance,
    capabilities: capabilitiesOf({ ...instance, known: knownAbilities(instance, nodeInfo) }, nodeInfo),
    software: name === null ? instance.version : `${name} ${version}`.trim(),
  }
}

async function nodeInfoOf(visitor: ApiClient): Promise<NodeInfo | null> {
  return (await ifThere(instanceCalls.nodeInfo(visitor))) ?? ifThere(linkedNodeInfo(visitor))
}

/** null where the server lacks it, or rejects it. */
async function ifThere<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'network' && error.kind !== 'timeout') return null
    throw error
  }
}
