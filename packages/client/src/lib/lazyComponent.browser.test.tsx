import { Component, Suspense, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { lazyComponent, refetchAfter } from './lazyComponent.ts'

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>

test('a prefetched component renders without waiting', async () => {
  const Lazy = lazyComponent(async () => Hello)
  await Lazy.preload()
  let waited = false
  const Waiting = () => {
    waited = true
    return null
  }
  await render(
    <Suspense fallback={<Waiting />}>
      <Lazy name="ada" />
    </Suspense>,
  )
  await expect.element(page.getByText('Hello ada')).toBeVisible()
  expect(waited).toBe(false)
  expect(Lazy.preload()).toBeUndefined()
})

test('a component that is not prefetched renders when it has loaded, and keeps its state on further renders', async () => {
  const Lazy = lazyComponent(async () => Hello)
  const { rerender } = await render(
    <Suspense fallback="waiting">
      <Lazy name="ada" />
    </Suspense>,
  )
  const paragraph = page.getByText('Hello ada')
  await expect.element(paragraph).toBeVisible()
  const node = paragraph.element()
  await rerender(
    <Suspense fallback="waiting">
      <Lazy name="bob" />
    </Suspense>,
  )
  await expect.element(page.getByText('Hello bob')).toBeVisible()
  expect(page.getByText('Hello bob').element()).toBe(node)
})

test('a failure reaches the boundary, and a retry fetches again', async () => {
  let tries = 0
  const Lazy = lazyComponent(async () => {
    tries++
    if (tries === 1) throw new Error('gone')
    return Hello
  })
  await render(
    <Retrying>
      <Suspense fallback="waiting">
        <Lazy name="ada" />
      </Suspense>
    </Retrying>,
  )
  const again = page.getByRole('button', { name: 'Again' })
  await expect.element(again).toBeVisible()
  expect(tries).toBe(1)
  await again.click()
  await expect.element(page.getByText('Hello ada')).toBeVisible()
  expect(tries).toBe(2)
})

test('components that failed for the same reason are each loaded again', async () => {
  const reason = new Error('offline')
  const refetched: string[] = []
  const failing = (name: string) => lazyComponent(() => (refetched.push(name), Promise.reject(reason)))
  const failureOf = (name: string) =>
    Promise.resolve(failing(name).preload()).then(
      () => undefined,
      (error: unknown) => error,
    )
  const [first, second] = await Promise.all([failureOf('poll'), failureOf('gallery')])
  refetched.splice(0)
  await refetchAfter(first)?.().catch(() => {})
  expect(refetched).toEqual(['poll'])
  await refetchAfter(second)?.().catch(() => {})
  expect(refetched).toEqual(['poll', 'gallery'])
})

class Retrying extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  #refetch: ReturnType<typeof refetchAfter>
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown) {
    this.#refetch = refetchAfter(error)
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <button
        type="button"
        onClick={() => {
          void this.#refetch?.()
          this.setState({ failed: false })
        }}
      >
        Again
      </button>
    )
  }
}
