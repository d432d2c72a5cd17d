import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ServerPicker } from './ServerPicker.tsx'

test('while a slow server is looked for, another address can be', async () => {
  const asked: { origin: string; signal: AbortSignal }[] = []
  const find = (origin: string, signal: AbortSignal) => {
    asked.push({ origin, signal })
    return new Promise<never>(() => {})
  }
  const { getByRole } = await render(<ServerPicker recent={[]} find={find} onSignIn={() => {}} />)
  const address = getByRole('textbox', { name: 'Server address' })
  const button = getByRole('button', { name: 'Find the server' })
  await address.fill('slow.example')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await address.fill('pond.example')
  await button.click()
  await expect.element(getByRole('status')).toHaveTextContent('pond.example')
  expect(asked.map(({ origin, signal }) => [origin, signal.aborted])).toEqual([
    ['https://slow.example', true],
    ['https://pond.example', false],
  ])
})
