import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { label } from '../harness/text.ts'
import { startProduct } from '../harness/startProduct.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const config = {
  theme: 'pleroma-light',
  background: '/images/banner.png',
  logo: '/images/avi.png',
  logoMask: false,
  logoMargin: '4px',
  logoLeft: true,
  hideSitename: true,
}

journey('a page looks as those who keep its server want it, until its reader chooses otherwise', async ({ visit }) => {
  const product = await startProduct({ seed: 'small', config })
  try {
    const { page } = await visit({ baseURL: product.origin })
    await page.goto('/main/public')
    await expect(new TimelinePage(page).heading('public')).toBeVisible()
    const root = page.locator('html')
    const ground = () => root.evaluate((element) => getComputedStyle(element).colorScheme)
    expect(await ground()).toBe('light')
    // The logo leads home without the name beside it.
    const brand = page.getByRole('banner').getByRole('link').first()
    await expect(brand).toHaveText('')
    const before = await brand.boundingBox()
    const logo = page.locator('[data-logo] img')
    await expect(logo).toHaveJSProperty('naturalWidth', 300)
    // At the side where lines begin, as high as the bar without its margins, and nothing moved for it.
    expect(await brand.boundingBox()).toEqual(before)
    const box = await logo.boundingBox()
    expect(box?.height).toBe(48 - 2 * 4)
    expect((box?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0)).toBeLessThan(40)
    await expect(root).toHaveAttribute('data-wallpaper')
    await expectAccessible(page)

    const { preferences } = new ShellPage(page)
    await preferences.click()
    const theme = page.getByLabel(label('settings.theme'), { exact: true })
    await expect(theme.locator('option:checked')).toHaveText(label('settings.theme.site'))
    await theme.selectOption('pleroma-dark')
    await expect.poll(ground).toBe('dark')
    await page.reload()
    await expect(preferences).toBeVisible()
    expect(await ground()).toBe('dark')
    await page.close()
  } finally {
    await product.close()
  }
})

journey('a server whose keepers chose nothing leaves the page its own look', async ({ visit }) => {
  const { page } = await visit({ colorScheme: 'light' })
  await page.goto('/main/public')
  await expect(new TimelinePage(page).heading('public')).toBeVisible()
  expect(await page.locator('html').evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light')
  await waitForRest(page)
  await expect(page.locator('[data-logo]')).toBeEmpty()
  await expect(page.locator('html')).not.toHaveAttribute('data-wallpaper')
})

journey('a logo that is a shape takes the colour of the bar and its middle', async ({ visit }) => {
  const product = await startProduct({ seed: 'small', config: { logo: '/images/avi.png' } })
  try {
    const { page } = await visit({ baseURL: product.origin })
    await page.goto('/main/public')
    const room = page.locator('[data-logo]')
    const shape = room.locator('span span')
    await expect(shape).toBeVisible()
    expect(await shape.evaluate((element) => getComputedStyle(element).maskImage)).toContain('/images/avi.png')
    const [within, box] = [await room.boundingBox(), await shape.boundingBox()]
    expect(Math.abs(middleOf(within) - middleOf(box))).toBeLessThan(1)
    await page.close()
  } finally {
    await product.close()
  }
})

function middleOf(box: { readonly x: number; readonly width: number } | null): number {
  return box === null ? Number.NaN : box.x + box.width / 2
}
