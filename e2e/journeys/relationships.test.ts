import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

for (const size of widths(['desktop', 'phone'] as const)) {
  journey(`a visitor follows from their own server: ${size}`, async ({ visit, product }) => {
    await somebody(product, 'bob')
    const { page } = await visit(sizes[size])
    await page.goto('/bob')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('remoteFollow.action') })
      .click()
    const window = page.getByRole('dialog', { name: text('remoteFollow.title') })
    const own = window.getByRole('textbox', { name: text('remoteFollow.handle') })
    await expect(own).toBeFocused()
    await own.fill('me')
    await page.keyboard.press('Enter')
    await expect(window.getByRole('alert').filter({ hasText: text('remoteFollow.invalid') })).toBeVisible()
    await own.fill('me@home.example')
    await page.keyboard.press('Enter')
    await expect(page.getByText('take you to home.example')).toBeVisible()
  })
}
