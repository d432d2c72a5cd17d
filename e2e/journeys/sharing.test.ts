import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} whoever has to sign in first finds the shared text afterwards`, async ({ visit, product }) => {
    const { page } = await visit({ viewport })
    await page.goto('/share?text=Kept%20over%20signing%20in%20%26%20more')
    await new SignInPage(page, product).enter('ada', product.passwordOf('ada'))
    await expect(ComposerPage.inWindow(page).text).toHaveValue('Kept over signing in & more')
  })
}
