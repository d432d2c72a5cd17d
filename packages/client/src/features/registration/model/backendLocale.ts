/** A language of the interface in the servers' form: `pt_BR`. A variant that only this client has is sent as its base language. */
export function backendLocale(language: string): string {
  return language.replace(/^ja[_-]easy$/, 'ja').replaceAll('-', '_')
}
