export interface Pkce {
  /** Secret until the code is exchanged; null without WebCrypto, and then the flow runs without PKCE. */
  readonly verifier: string | null
  /** S256 of the verifier, for the authorize address. */
  readonly challenge: string | null
}

/** A random text for `state`, by which the client recognises its own redirect. */
export function randomState(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(24)))
}

/** WebCrypto's digest exists on https and localhost only; elsewhere both parts are null, so that the caller knows. */
export async function createPkce(): Promise<Pkce> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return { verifier: null, challenge: null }
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(48)))
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64Url(new Uint8Array(digest)) }
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
