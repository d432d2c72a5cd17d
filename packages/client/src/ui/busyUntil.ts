/** Shows a button busy until what it does has come. Nothing is drawn anew for it: the state is told by the element alone. */
export function busyUntil(button: Element, done: Promise<unknown>): void {
  button.ariaBusy = 'true'
  const end = () => {
    button.ariaBusy = null
  }
  done.then(end, end)
}
