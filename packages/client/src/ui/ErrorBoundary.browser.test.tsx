import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { lazyComponent } from '#lib/lazyComponent.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** A component whose code loads only after the network has returned. */
function partOf() {
  let isBack = false
  const load = vi.fn(async () => {
    if (!isBack) throw new Error('not to be had')
    return () => <p>Here it is</p>
  })
  const comeBack = () => {
    isBack = true
    dispatchEvent(new Event('online'))
  }
  return { Part: lazyComponent(load), load, comeBack }
}

const Missing = () => <p>Missing</p>

test('a part that failed to load renders when the network returns, on any screen', async () => {
  const { Part, comeBack } = partOf()
  await render(
    <>
      {['one', 'two'].map((key) => (
        <ErrorBoundary key={key} fallback={Missing}>
          <Suspense>
            <Part />
          </Suspense>
        </ErrorBoundary>
      ))}
    </>,
  )
  await expect.poll(() => page.getByText('Missing').elements().length).toBe(2)
  comeBack()
  await expect.poll(() => page.getByText('Here it is').elements().length).toBe(2)
})

test('an unmounted part makes no request, and code with an error does not render again', async () => {
  const { Part, load, comeBack } = partOf()
  const Broken = vi.fn(() => {
    throw new Error('a mistake')
  })
  const { unmount } = await render(
    <ErrorBoundary fallback={Missing}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  await expect.element(page.getByText('Missing')).toBeVisible()
  await unmount()
  await render(
    <ErrorBoundary fallback={Missing}>
      <Broken />
    </ErrorBoundary>,
  )
  await expect.element(page.getByText('Missing')).toBeVisible()
  const [asked, drawn] = [load.mock.calls.length, Broken.mock.calls.length]
  comeBack()
  await expect.element(page.getByText('Missing')).toBeVisible()
  expect(load.mock.calls.length).toBe(asked)
  expect(Broken.mock.calls.length).toBe(drawn)
})
