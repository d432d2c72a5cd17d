/** Whether signing in may resolve the error: of a visitor, or of a user whose session has expired. */
export function asksToSignIn({ status }: { readonly status: number }, signedIn: boolean): boolean {
  return status === 401 || (status === 403 && !signedIn)
}
