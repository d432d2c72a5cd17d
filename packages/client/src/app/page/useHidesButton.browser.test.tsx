import { useRef } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { useHidesButton } from './useHidesButton.ts'
import { resizePage } from '#test/resizePage.ts'

function Page() {
  const button = useRef<HTMLButtonElement>(null)
  const isHidden = useHidesButton(button, true)
  return (
    <>
      <button type="button">First</button>
      <article tabIndex={0} aria-label="Post" style={{ display: 'block', position: 'fixed', inset: '0 0 0 0', opacity: 0.1 }} />
      <button type="button" data-testid="below" style={{ position: 'fixed', right: 20, bottom: 200, width: 40, height: 40 }}>
        Below
      </button>
      <button
        type="button"
        ref={button}
        data-testid="floating"
        style={{ position: 'fixed', right: 10, bottom: 10, width: 56, height: 56, transform: isHidden ? 'translateY(90px)' : undefined }}
      >
        {isHidden ? 'hidden' : 'shown'}
      </button>
    </>
  )
}

test('the floating button leaves the element that the keyboard reached, also when late content moves it below', async () => {
  await resizePage(390, 844)
  const { getByTestId, getByText, getByLabelText } = await render(<Page />)
  const floating = getByTestId('floating')
  const below = getByTestId('below').element() as HTMLElement
  await expect.element(floating).toHaveTextContent('shown')
  getByText('First').element().focus()

  // A whole post that reaches below the button is not hidden by it.
  await userEvent.keyboard('{Tab}')
  await expect.element(getByLabelText('Post')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(below)
  await expect.element(floating).toHaveTextContent('shown')
  below.style.bottom = '20px'
  await expect.element(floating).toHaveTextContent('hidden')
  below.style.bottom = '200px'
  await expect.element(floating).toHaveTextContent('shown')
  below.style.bottom = '20px'
  await expect.element(floating).toHaveTextContent('hidden')
  await userEvent.keyboard('{Tab}')
  await expect.element(floating).toHaveFocus()
  await expect.element(floating).toHaveTextContent('shown')
})
