import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { refuseDatabases } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { RegistrationPage } from '../pages/RegistrationPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const narrow = { width: 390, height: 844 }

journey('where the browser keeps nothing one can register all the same, which is said', async ({ visit, product }) => {
  configure(product, { captchaEnabled: false })
  const { page, context } = await visit({
    viewport: narrow,
    prepare: async (context) => {
      await refuseDatabases(context)
      await context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse })
      })
    },
  })
  const form = new RegistrationPage(page, product)
  await form.open()
  await expect(page.getByText(text('errors.storage_unavailable')).first()).toBeVisible()
  await form.fill('nobody_keeps')
  await form.submit.click()
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
  await expect(new ShellPage(page).loginHint).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
})

journey('no address leads from the forms to another site', async ({ visit, product }) => {
  configure(product, { frontend: { redirectRootLogin: '//evil.example/', redirectRootNoLogin: 'https://evil.example/' } })
  for (const from of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'data:text/html,1', '/.//evil.example']) {
    const { page } = await visit()
    await page.goto(`/login?from=${encodeURIComponent(from)}`)
    await new SignInPage(page, product).enter('bob', product.passwordOf('bob'))
    await expect(new TimelinePage(page).heading('home'), from).toBeVisible()
    expect(new URL(page.url()).origin).toBe(product.origin)
    await page.close()
  }
})
