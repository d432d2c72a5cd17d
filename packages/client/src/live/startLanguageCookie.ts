import type { Stop } from '@rookery/store/Cell'
import type { Session } from '#features/session/model/Session.ts'
import { backendLocale } from '#i18n/backendLocale.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'

/** A year in seconds. After it, one page of the server is in the browser's language. */
const storedFor = 31_536_000

/**
 * Stores the language on screen where the pages of the server itself read it (sign-in, passwords, remote follows), if they have the
 * address of this one. Pleroma's own client uses the same cookie.
 */
export function startLanguageCookie(
  session: Session,
  language: InterfaceLanguage,
  page: Pick<Document, 'cookie'> & { readonly location: Pick<Location, 'origin'> },
): Stop {
  if (session.origin !== page.location.origin) return () => {}
  const store = () => {
    page.cookie = `userLanguage=${backendLocale(language.current().language.tag)}; path=/; max-age=${storedFor}; samesite=lax`
  }
  store()
  return language.subscribe(store)
}
