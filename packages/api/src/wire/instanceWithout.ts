import { decodeInstance } from './instance.ts'
import type { Instance, NodeInfo } from './model.ts'

/** What is to be assumed of a server at `origin` whose instance document cannot be had: what its nodeinfo tells, and defaults. */
export function instanceWithout(origin: string, nodeInfo: NodeInfo | null): Instance {
  const domain = new URL(origin).host
  return decodeInstance({
    domain,
    title: nodeInfo?.name || domain,
    version: nodeInfo?.software.version,
    registrations: nodeInfo?.openRegistrations,
  })
}
