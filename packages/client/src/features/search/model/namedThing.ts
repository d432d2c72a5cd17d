/** A text that may identify one thing on the network: an address, or a complete handle. */
export type NamedThing =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'handle'; readonly name: string; readonly host: string }

const address = /^https?:\/\/\S+$/i
/** A person's page, or a post on it, as people write it down. */
const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}\/@[^\s/]\S*$/iu
const handle = /^(?:acct:)?@?([\w.-]+)@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|localhost(?::\d+)?)$/iu

/** The one thing that a text names; null where it is words to look for. */
export function namedThing(text: string): NamedThing | null {
  const typed = text.trim()
  const target = bareAddress.test(typed) ? `https://${typed}` : typed
  if (address.test(target)) return URL.canParse(target) ? { kind: 'address', address: target } : null
  const [, name, host] = handle.exec(target) ?? []
  return name === undefined || host === undefined ? null : { kind: 'handle', name, host }
}
