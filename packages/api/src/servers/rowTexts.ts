import type { CapabilityRow, Reading } from './CapabilityRow.ts'

/** A way to know whether a server has a capability, in English with code in backticks. */
export function readingText(reading: Reading): string {
  const [kind = '', ...rest] = reading.split(' ')
  const words = rest.join(' ')
  switch (kind) {
    case 'api':
      return `number of the interface, from ${words} on`
    case 'version':
      return `version of Mastodon, from ${words} on`
    case 'instance':
      return `\`${words}\` in the description`
    case 'feature':
      return `feature \`${words}\``
    case 'nodeinfo':
      return `\`${words}\` in nodeinfo`
    case 'software':
      return 'name of the software'
    case 'call':
      return `\`${words}\`; 404 switches it off`
    case 'field':
      return `key \`${words}\``
    default:
      return words === '' ? 'response' : `response: ${words}`
  }
}

/** The client on a server without the capability, as an English sentence. */
export function withoutText({ without }: Pick<CapabilityRow, 'without'>): string {
  if (without === 'absent') return 'The control is absent.'
  if (without === 'always') return 'It is the same.'
  if (without === 'unused') return 'Not used yet.'
  return without.replace(/^\w+: /, '')
}
