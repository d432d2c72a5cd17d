import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

for (const [kind, viewport] of widths(screenSizes)) {
  journey(
    `on ${kind} another app hands over a text, which waits in the composer and is posted by nobody else`,
    async ({ visit, product }) => {
      const { page } = await visit({ as: 'ada', viewport })
      await page.goto(
        `/share?${new URLSearchParams({ title: 'Herons', text: `Seen on ${kind}`, url: 'https://pond.example/1' }).toString()}`,
      )
      const composer = ComposerPage.inWindow(page)
      await expect(composer.text).toHaveValue(`Herons\nSeen on ${kind}\nhttps://pond.example/1`)
      await expect(composer.text).toBeFocused()
      await expect(page).toHaveURL(/\/main\/friends$/)
      expect(product.asked).not.toContain('POST /api/v1/statuses')
    },
  )

  journey(`on ${kind} a message in the address begins a post, and what was begun is kept beside it`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const begun = await ComposerPage.openNew(page)
    await begun.text.fill('Begun before')
    await page.goto('/main/public?message=Hello%20%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%20%23pond#top')
    const composer = ComposerPage.inWindow(page)
    // Hostile words are words.
    await expect(composer.text).toHaveValue('Hello <img src=x onerror=alert(1)> #pond')
    await expect(page).toHaveURL(/\/main\/public#top$/)
    await expect(composer.root.getByRole('list', { name: text('drafts.label') })).toContainText('Begun before')
    // The same address again, as after a reload, begins nothing anew.
    await page.goto('/main/public?message=Hello%20%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%20%23pond')
    await expect(composer.text).toHaveValue('Hello <img src=x onerror=alert(1)> #pond')
    await expect(composer.root.getByRole('list', { name: text('drafts.label') }).getByRole('listitem')).toHaveCount(1)
  })

  journey(`on ${kind} the web+ap address that another program hands over opens whom it names`, async ({ visit }) => {
    const { page, watch } = await visit({ as: 'ada', viewport })
    // Pictures of another server, which there is none of.
    watch.expectComplaint(/remote\.example/)
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v2/search')
    await page.goto(`/search?query=${encodeURIComponent('web+ap://remote.example/@rita')}`)
    expect(new URL((await asked).url()).searchParams.get('q')).toBe('https://remote.example/@rita')
    await expect(page.getByRole('main')).toContainText('@rita@remote.example')
  })

  journey(`on ${kind} whoever has to sign in first finds the shared text afterwards`, async ({ visit, product }) => {
    const { page } = await visit({ viewport })
    await page.goto('/share?text=Kept%20over%20signing%20in%20%26%20more')
    await new SignInPage(page, product).enter('ada', product.passwordOf('ada'))
    await expect(ComposerPage.inWindow(page).text).toHaveValue('Kept over signing in & more')
  })
}

journey('a message on a page that a visitor reads leads to signing in, and on with it', async ({ visit, product }) => {
  const { page } = await visit()
  await page.goto('/main/public?message=From%20a%20page')
  await new SignInPage(page, product).enter('ada', product.passwordOf('ada'))
  await expect(ComposerPage.inWindow(page).text).toHaveValue('From a page')
})
