/** Another server, as far as this one knows of it. */
export interface Host {
  domain: string
  software: Software
  version: string
  /** Of its favicon, in degrees. */
  hue: number
}

export type Software = 'mastodon' | 'misskey' | 'lemmy' | 'peertube' | 'pixelfed' | 'friendica' | 'wordpress' | 'akkoma'

export const hosts: readonly Host[] = [
  { domain: 'marsh.example', software: 'mastodon', version: '4.5.2', hue: 250 },
  { domain: 'wharf.example', software: 'misskey', version: '2025.9.0', hue: 95 },
  { domain: 'orchard.example', software: 'lemmy', version: '0.19.13', hue: 140 },
  { domain: 'lantern.example', software: 'peertube', version: '7.3.0', hue: 20 },
  { domain: 'darkroom.example', software: 'pixelfed', version: '0.12.5', hue: 340 },
  { domain: 'heath.example', software: 'friendica', version: '2025.07', hue: 45 },
  { domain: 'almanac.example', software: 'wordpress', version: '6.8.3', hue: 205 },
  { domain: 'reedbed.example', software: 'akkoma', version: '3.16.0', hue: 290 },
]

/** @throws for a domain that is not in the table */
export function hostOf(domain: string): Host {
  const host = hosts.find((entry) => entry.domain === domain)
  if (!host) throw new Error(`Nothing is known of the server "${domain}". Add it to seed/hosts.ts.`)
  return host
}
