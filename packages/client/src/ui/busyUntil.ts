/** Marks a button as busy until the promise settles. It sets the attribute itself, so nothing is rendered again. */
export async function busyUntil(button: Element, done: unknown): Promise<void> {
  button.ariaBusy = 'true'
  try {
    await done
  } catch {
    // The action reports its own failure.
  }
  button.ariaBusy = null
}
