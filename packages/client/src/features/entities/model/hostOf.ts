/** The server in an address like `ada@pond.example`, in small letters; null for somebody of the reader's own server. */
export function hostOf(acct: string): string | null {
  return acct.split('@')[1]?.toLowerCase() || null
}
