import type { Stop } from '@rookery/store/Cell'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'

/**
 * Names the language on screen in the address of the manifest, where the worker reads it: the shortcuts of the installed app are in that
 * language. Servers, and workers of earlier builds, take the address as it was.
 */
export function startManifestLanguage(language: InterfaceLanguage, page: Pick<Document, 'querySelector'>): Stop {
  const link = page.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link === null) return () => {}
  const name = () => {
    const address = `${link.href.split('?')[0]}?language=${language.current().language.tag}`
    // A browser fetches the manifest again when its address is set.
    if (link.href !== address) link.href = address
  }
  name()
  return language.subscribe(name)
}
