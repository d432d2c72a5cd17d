import { capabilitiesOf } from '../src/capabilities.ts'
import { knownAbilities } from '../src/knownSoftware.ts'
import { decodeInstance } from '../src/wire/instance.ts'
import { decodeNodeInfo } from '../src/wire/nodeInfo.ts'
import type { Capabilities } from '../src/capabilities.ts'

/** The capabilities that a client knows in the end, from a server's documents. */
export function capabilitiesIn(instanceDocument: unknown, nodeInfoDocument: unknown): Capabilities {
  const instance = decodeInstance(instanceDocument)
  const nodeInfo = nodeInfoDocument === null ? null : decodeNodeInfo(nodeInfoDocument)
  return capabilitiesOf({ ...instance, known: knownAbilities(instance, nodeInfo) }, nodeInfo)
}
