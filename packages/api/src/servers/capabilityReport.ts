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

function lineOf({ name, support, evidence, without, note }: CapabilityState): string {
  const conditions = note === null ? '' : ` (${note})`
  return `- ${support}: ${name}${conditions}. ${sentence(evidence)}${support === 'yes' ? '' : ` Without it: ${without}`}`
}

function sentence(text: string): string {
  return `Known from: ${text}.`
}
