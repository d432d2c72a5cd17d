import { Suspense, use, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { Popover } from './Popover.tsx'

test('stays open while something in it waits for its code', async () => {
  const onClose = vi.fn()
  let arrive = (_text: string) => {}
  const code = new Promise<string>((resolve) => (arrive = resolve))
  function Late() {
    return <p>{use(code)}</p>
  }
  function Beside() {
    const anchor = useRef<HTMLButtonElement>(null)
    const [isEnabled, setRequested] = useState(false)
    return (
      <>
        <button ref={anchor} type="button">
          Anchor
        </button>
        <Suspense fallback={<p>Waiting</p>}>
          <Popover anchor={anchor} role="dialog" aria-label="Window" onClose={onClose}>
            <button type="button" onClick={() => setRequested(true)}>
              More
            </button>
            {isEnabled && <Late />}
          </Popover>
        </Suspense>
      </>
    )
  }
  const screen = await render(<Beside />)
  const shown = screen.getByRole('dialog', { name: 'Window' })
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  arrive('Here')
  await expect.element(shown.getByText('Here')).toBeVisible()
  // A popover reports its closing in a task of its own: when another one's arrives, it has done so.
  const box = document.body.appendChild(document.createElement('div'))
  box.popover = 'manual'
  const notified = new Promise((resolve) => box.addEventListener('toggle', resolve, { once: true }))
  box.showPopover()
  await notified
  box.remove()
  expect(onClose).not.toHaveBeenCalled()
})
