import { setAcceptLanguage } from '@rookery/api/http/acceptLanguage'
import type { Stop } from '@rookery/store/Cell'
import type { Session } from '#features/session/model/Session.ts'
import { backendLocale } from '#i18n/backendLocale.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'

/** A year in seconds: who comes more rarely is told in the browser's language once. */
const storedFor = 31_536_000

/**
 * Tells servers the language on screen: calls carry it, for the errors in their responses. The pages of the server itself (sign-in,
 * passwords, remote follows) read the cookie that Pleroma's own client sets, where both have one address.
 */
export function startBackendLanguage(
  session: Session,
  language: InterfaceLanguage,
  page: Pick<Document, 'cookie'> & { readonly location: Pick<Location, 'origin'> },
): Stop {
  const send = () => {
    const locale = backendLocale(language.current().language.tag)
    setAcceptLanguage(locale.replaceAll('_', '-'))
    if (session.origin !== page.location.origin) return
    page.cookie = `userLanguage=${locale}; path=/; max-age=${storedFor}; samesite=lax`
  }
  send()
  return language.subscribe(send)
}
