import { ownPath } from '@rookery/api/wire/ownPath'
import { href } from '#features/addresses/model/href.ts'
import { isRecord } from '#lib/isRecord.ts'

/**
 * The admin's configuration of this client. Everything is checked, because the values are free text on the server. The look is read later:
 * `siteLookOf`.
 */
export interface FrontendConfig {
  /** Paths of this client that `/` leads to. */
  readonly redirectRootLogin: string
  readonly redirectRootNoLogin: string
  readonly loginMethod: 'password' | 'token'
  readonly showInstanceSpecificPanel: boolean
  readonly showFeaturesPanel: boolean
  /** All keys, unchanged: those with the name of a setting are its default. */
  readonly all: Readonly<Record<string, unknown>>
}

/** The server's configuration overrides the bundle's (`static/config.json`), which overrides the built-in one. */
export function readFrontendConfig(bundle: unknown, backend: unknown): FrontendConfig {
  const given = { ...recordOf(bundle), ...defined(recordOf(recordOf(backend).pleroma_fe)) }
  return {
    redirectRootLogin: ownPath(given.redirectRootLogin) ?? href.home(),
    redirectRootNoLogin: ownPath(given.redirectRootNoLogin) ?? href.all(),
    loginMethod: given.loginMethod === 'token' ? 'token' : 'password',
    showInstanceSpecificPanel: yes(given.showInstanceSpecificPanel, false),
    showFeaturesPanel: yes(given.showFeaturesPanel, true),
    // The user's own setting has almost the same name.
    all: { hideSiteName: given.hideSitename, ...given, ...(!given.theme && namedLook(given)) },
  }
}

type Free = Readonly<Record<string, unknown>>

/** The style or palette of a server without a theme, by its name among themes. `stock` is none, and a style brings palettes of its own. */
function namedLook(given: Free): Free {
  for (const kind of ['style', 'palette']) {
    const name = given[kind]
    if (typeof name === 'string' && /^(?!stock$|style\.)./.test(name)) return { theme: `${kind}:${name}` }
  }
  return {}
}

function recordOf(value: unknown): Free {
  return isRecord(value) ? value : {}
}

function defined(values: Free): Free {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
}

/** A boolean, also as text; otherwise the default. */
export function yes(value: unknown, defaultValue: boolean): boolean {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : defaultValue
}
