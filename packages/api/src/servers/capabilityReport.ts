import { softwareOf } from '../software.ts'
import { fields } from '../wire/read.ts'
import type { CapabilityState, ServerFacts } from './capabilityStates.ts'

/** The numbers of interfaces that a server announces, such as "mastodon 7". */
export function apiVersionsOf({ documents }: Pick<ServerFacts, 'documents'>): string {
  const versions = Object.assign({}, ...documents.map((document) => fields(document.api_versions))) as object
  return Object.entries(versions)
    .map(([name, number]) => `${name} ${String(number)}`)
    .join(', ')
}

/** Name and version of the software, or the version in the description; empty if neither is known. */
export function softwareText({ instance, nodeInfo }: Pick<ServerFacts, 'instance' | 'nodeInfo'>): string {
  const { name, version } = softwareOf(instance, nodeInfo)
  return name === null ? instance.version : `${name} ${version}`.trim()
}

/** The table on one server as an English text for a report of a bug. It names neither the server nor an account. */
export function capabilityReport(
  facts: ServerFacts,
  areas: readonly { readonly title: string; readonly rows: readonly CapabilityState[] }[],
): string {
  const head = [
    `Software: ${softwareText(facts) || 'unknown'}`,
    `Version: ${facts.instance.version || 'unknown'}`,
    `API versions: ${apiVersionsOf(facts) || 'none'}`,
  ]
  const parts = areas.map(({ title, rows }) => [title, ...rows.map(lineOf)].join('\n'))
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`
}

function lineOf(state: CapabilityState): string {
  const sentences = Object.values(stateTexts(state)).flatMap((text) => text ?? [])
  return `- ${state.support}: ${state.name}. ${sentences.map((text) => text.replace(/\.?$/, '.')).join(' ')}`
}

/** The sentences about a capability of one server: how its state is known, and how the client works without it if it is missing. */
export function stateTexts({ support, evidence, note, without }: Omit<CapabilityState, 'id' | 'name'>): {
  readonly known: string
  readonly without: string | null
} {
  return {
    known: `Known from: ${evidence}${note === null ? '' : ` (${note})`}`,
    without: support === 'yes' ? null : `Without it: ${without}`,
  }
}
