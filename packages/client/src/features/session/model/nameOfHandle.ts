/**
 * The name in the input of a sign-in form: of a pasted handle (`@name`, `@name@host`) only the name counts. Other input is unchanged,
 * because it may be an e-mail address.
 * @param hosts of the server
 */
export function nameOfHandle(typed: string, hosts: readonly string[]): string {
  const [, name, host] = /^@([^@\s]+)(?:@(\S+))?$/.exec(typed) ?? []
  return name !== undefined && (host === undefined || hosts.includes(host.toLowerCase())) ? name : typed
}
