/** The server in an address like `ada@pond.example`, in lower case; null for accounts of the user's own server. */
export function hostOf(acct: string): string | null {
  return acct.split('@')[1]?.toLowerCase() || null
}
