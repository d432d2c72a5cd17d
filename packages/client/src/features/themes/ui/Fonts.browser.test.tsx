import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { text } from '#test/app/text.ts'
import { EditedTheme } from '#test/EditedTheme.tsx'
import { Fonts } from './Fonts.tsx'

afterEach(() => vi.unstubAllGlobals())

/** @param response to the browser's question for the fonts of the device; none for a browser that cannot ask */
async function show(response?: () => Promise<unknown>) {
  vi.stubGlobal('queryLocalFonts', response)
  const { container } = await render(
    <EditedTheme>
      <Fonts />
    </EditedTheme>,
  )
  const ask = page.getByRole('button', { name: text('themeEditor.fonts.list') })
  const suggested = () => {
    const list = container.querySelector('input')?.list
    return list ? [...list.options].map(({ value }) => value) : null
  }
  return { ask, status: page.getByRole('status'), suggested }
}

test('the fonts of the device are suggested, each once and in order', async () => {
  const { ask, status, suggested } = await show(async () => ['Serif', 'Alpha', 'Serif'].map((family) => ({ family })))
  expect(suggested()).toBeNull()
  await ask.click()
  await expect.element(status).toHaveTextContent('2 fonts are suggested in the fields.')
  expect(suggested()).toEqual(['Alpha', 'Serif'])
})

test.each([
  ['the reader refuses', () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))],
  ['the browser has none to show', async () => []],
])('nothing is suggested if %s, and the page says so', async (_, response) => {
  const { ask, status, suggested } = await show(response)
  await ask.click()
  await expect.element(status).toHaveTextContent(text('themeEditor.fonts.refused'))
  expect(suggested()).toBeNull()
})

test('the list of fonts is not requested from a browser without one', async () => {
  const { ask } = await show()
  expect(ask.elements()).toEqual([])
})
