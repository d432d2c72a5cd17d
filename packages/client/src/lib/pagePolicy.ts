/** Permissions of a page by its content security policy. */
export interface PagePolicy {
  /** Whether a script may ask an address for its bytes. */
  fetches(url: string): boolean
  /** Whether WebAssembly may run. */
  readonly wasm: boolean
  /** Whether an address may be shown in a frame. */
  frames(url: string): boolean
}

/**
 * Reads the header `content-security-policy` (several are joined by commas), as far as the client needs it.
 * @param header null where none was sent: then everything is allowed
 * @param origin of the page
 */
export function readPagePolicy(header: string | null, origin: string): PagePolicy {
  const policies = (header ?? '').split(',').map(readDirectives)
  const sourcesOf = (policy: ReadonlyMap<string, readonly string[]>, names: readonly string[]) =>
    names.map((name) => policy.get(name)).find((sources) => sources !== undefined)
  const allows = (url: string, names: readonly string[]) =>
    policies.every((policy) => sourcesOf(policy, names)?.some((source) => matches(source, url, origin)) ?? true)
  return {
    fetches: (url) => allows(url, ['connect-src', 'default-src']),
    frames: (url) => allows(url, ['frame-src', 'child-src', 'default-src']),
    wasm: policies.every((policy) => {
      const sources = sourcesOf(policy, ['script-src', 'default-src'])
      return sources === undefined || sources.includes("'wasm-unsafe-eval'") || sources.includes("'unsafe-eval'")
    }),
  }
}

function readDirectives(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>()
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    // Browsers obey the first directive of a name alone.
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

function matches(source: string, address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false
  const url = new URL(address, origin)
  if (source === "'self'") return url.origin === origin
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol)
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase()
  const named = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source)
  if (named === null) return false
  const [, scheme, anyBelow, host = '', port] = named
  if (scheme !== undefined && `${scheme.toLowerCase()}:` !== url.protocol) return false
  if (port !== undefined && port !== '*' && port !== url.port) return false
  if (port === undefined && url.port !== '') return false
  return anyBelow === undefined ? url.hostname === host.toLowerCase() : url.hostname.endsWith(`.${host.toLowerCase()}`)
}
