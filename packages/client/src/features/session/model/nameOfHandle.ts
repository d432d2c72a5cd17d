/**
 * The name in what somebody has typed to sign in: who copied their own handle (`@name`, `@name@host`) means that. Anything that does
 * not begin with @ stays as it is, because it may be the address of their mail.
 * @param hosts of the server
 */
export function nameOfHandle(typed: string, hosts: readonly string[]): string {
  const [, name, host] = /^@([^@\s]+)(?:@(\S+))?$/.exec(typed) ?? []
  return name !== undefined && (host === undefined || hosts.includes(host.toLowerCase())) ? name : typed
}
