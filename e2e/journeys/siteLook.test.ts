import { morePresetNames } from '@rookery/theme'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { label, text } from '../harness/text.ts'
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

journey('a page has the look that its server configured, until the reader chooses another', async ({ visit }) => {
  const product = await startProduct({ seed: 'small', config })
  try {
    const { page } = await visit({ baseURL: product.origin })
    await page.goto('/main/public')
    await expect(new TimelinePage(page).heading('public')).toBeVisible()
    const root = page.locator('html')
    const ground = () => root.evaluate((element) => getComputedStyle(element).colorScheme)
    expect(await ground()).toBe('light')
    // The logo leads home without the name next to it.
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

const styles = {
  'pond-dusk': '/static/themes/pond-dusk.json',
  'pond-quick': ['Quick pond', '#f4efe2', '#e6dfcc', '#2b2416', '#7a3b00', '#b02020', '#207040', '#2060a0', '#a06000'],
  'pleroma-dark': '/static/themes/pleroma-dark.json',
  elsewhere: 'https://evil.example/theme.json',
}
const dusk = {
  _pleroma_theme_version: 2,
  name: 'Dusk',
  source: { themeEngineVersion: 3, colors: { bg: '#2a1030', fg: '#402050', text: '#f0e0f5', link: '#ffb0d0' } },
}

journey(
  'a theme that the server offers is chosen, applied before the next first paint, and reported once it is missing',
  async ({ visit }) => {
    const product = await startProduct({ seed: 'small' })
    try {
      await product.putFile('static/styles.json', JSON.stringify(styles))
      const { page, watch } = await visit({ baseURL: product.origin })
      watch.expectComplaint(/status of 500|themes\/pond-dusk|styles\.json/)
      const { preferences } = new ShellPage(page)
      const theme = page.getByLabel(label('settings.theme'), { exact: true })
      const drawn = () => page.locator('html').evaluate((element) => getComputedStyle(element).getPropertyValue('--bg'))
      await page.goto('/main/public')
      await waitForRest(page)
      expect(product.asked).not.toContain('GET /static/styles.json')

      // The list fails, and the client's own themes can be chosen meanwhile.
      const mend = await breakCalls(page, 'GET', '/static/styles.json', { kind: 'status', status: 500 })
      await preferences.click()
      await expect(page.getByText(/^The server’s own themes could not be fetched/)).toBeVisible()
      await theme.selectOption('rookery-black')
      await expect.poll(drawn).toMatch(/^#000/)
      await mend()
      await page.getByRole('button', { name: text('general.retry') }).click()
      await expect(theme.locator('option')).toHaveText([
        label('settings.theme.unchosen'),
        label('settings.theme.pleroma-dark'),
        label('settings.theme.rookery-light'),
        label('settings.theme.rookery-black'),
        label('settings.theme.high-contrast'),
        ...morePresetNames.map((name) => label(`settings.theme.${name}`)),
        label('settings.theme.pair'),
        'Pond dusk',
        'Quick pond',
      ])
      await theme.selectOption('pond-quick')
      await expect.poll(drawn).toBe('#f4efe2')

      // Stored data appears in the first render, without waiting for the list.
      await page.route('**/static/styles.json', () => {})
      await page.reload()
      await expect(new TimelinePage(page).heading('public')).toBeVisible()
      expect(await drawn()).toBe('#f4efe2')
      await page.unroute('**/static/styles.json')

      // Its file is missing: the server answers with the page.
      await page.reload()
      await preferences.click()
      await theme.selectOption('pond-dusk')
      await expect(theme).toHaveAccessibleDescription(text('serverThemes.gone'))
      await expect.poll(drawn).toBe('#131b26')
      await page.route('**/static/themes/pond-dusk.json', (route) => route.fulfill({ json: dusk }))
      await page.reload()
      await expect.poll(drawn).toBe('#2a1030')
      await preferences.click()
      await theme.selectOption('')
      await page.reload()
      await expect(new TimelinePage(page).heading('public')).toBeVisible()
      expect(await drawn()).not.toBe('#2a1030')
      await page.close()
    } finally {
      await product.close()
    }
  },
)
