import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { text, textWith } from '#test/app/text.ts'
import { EditedTheme } from '#test/EditedTheme.tsx'
import { Roundness } from './Roundness.tsx'

test('a slider has its value with its unit, also beyond its end', async () => {
  await render(
    <EditedTheme>
      <Roundness />
    </EditedTheme>,
  )
  const slider = page.getByRole('slider', { name: textWith('themeEditor.slider', { of: text('themeRadius.panel') }) })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '10 px')
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '11 px')
  await page.getByRole('spinbutton', { name: text('themeRadius.panel') }).fill('120')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '120 px')
})
