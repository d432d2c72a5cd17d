import { decodeInstance } from './instance.ts'
import type { Instance, NodeInfo } from './model.ts'

/** Assumptions about a server at `origin` whose instance document cannot be fetched: values from nodeinfo, and defaults. */
export function instanceWithout(origin: string, nodeInfo: NodeInfo | null): Instance {
  const domain = new URL(origin).host
  return decodeInstance({
    domain,
    title: nodeInfo?.name || domain,
    version: nodeInfo?.software.version,
    registrations: nodeInfo?.openRegistrations,
  })
}
