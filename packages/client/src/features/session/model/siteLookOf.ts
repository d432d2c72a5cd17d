import { ownPath } from '@rookery/api/wire/ownPath'
import { yes, type FrontendConfig } from './FrontendConfig.ts'

/** The look of the page that the admin chose. */
export interface SiteLook {
  /** Path of this server or https address; null without one. */
  readonly background: string | null
  readonly logo: string | null
  /** The logo is a mask, drawn in the surrounding colour. */
  readonly logoMask: boolean
  /** A CSS length. */
  readonly logoMargin: string
  /** At the starting edge instead of the centre. */
  readonly logoLeft: boolean
  /** For accounts without an avatar, or whose avatar fails to load. */
  readonly defaultAvatar: string | null
  readonly defaultBanner: string | null
}

/** Defaults that servers send if the admin has chosen nothing: then the page uses its own look and logo. */
const stock: ReadonlySet<unknown> = new Set(['/images/city.jpg', '/static/aurora_borealis.jpg', '/static/logo.svg'])

/** Reads the parts of the server's configuration that are not needed before the first render. */
export function siteLookOf({ all }: FrontendConfig): SiteLook {
  const { background, defaultAvatar, defaultBanner, logo, logoLeft, logoMargin, logoMask } = all
  return {
    background: image(background),
    logo: image(logo),
    logoMask: yes(logoMask, true),
    logoMargin: typeof logoMargin === 'string' && /^[\d.]+(em|rem|px)$/.test(logoMargin) ? logoMargin : '.1em',
    logoLeft: yes(logoLeft, false),
    defaultAvatar: image(defaultAvatar),
    defaultBanner: image(defaultBanner),
  }
}

function image(value: unknown): string | null {
  if (typeof value !== 'string' || stock.has(value)) return null
  return ownPath(value) ?? (value.startsWith('https://') && URL.canParse(value) ? value : null)
}
