/** Shows a button busy until what it does has come. Nothing is drawn anew for it: the state is told by the element alone. */
export async function busyUntil(button: Element, done: unknown): Promise<void> {
  button.ariaBusy = 'true'
  try {
    await done
  } catch {
    // Whoever does it tells of it.
  }
  button.ariaBusy = null
}
