import { decodeInstance } from './instance.ts'
import type { Instance, NodeInfo } from './model.ts'

/** Software whose nodeinfo comes with the extensions of Pleroma. */
const pleromaKind = /^(?:akkoma|pleroma)/i

/** What is to be assumed of a server at `origin` whose instance document cannot be had: what its nodeinfo tells, and defaults. */
export function instanceWithout(origin: string, nodeInfo: NodeInfo | null): Instance {
  const domain = new URL(origin).host
  const { name = '', version = '' } = nodeInfo?.software ?? {}
  return decodeInstance({
    domain,
    title: nodeInfo?.name || domain,
    version,
    registrations: nodeInfo?.openRegistrations,
    pleroma: pleromaKind.test(name) ? {} : undefined,
  })
}
