/** A language of the interface as servers write one: `pt_BR`. What only this client has is told by what it is a kind of. */
export function backendLocale(language: string): string {
  return language.replace(/^ja[_-]easy$/, 'ja').replaceAll('-', '_')
}
