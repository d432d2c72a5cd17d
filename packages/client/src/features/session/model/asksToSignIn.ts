/** Whether a refusal is one that signing in may change: of a visitor, or of a member whose session the server has ended. */
export function asksToSignIn({ status }: { readonly status: number }, signedIn: boolean): boolean {
  return status === 401 || (status === 403 && !signedIn)
}
