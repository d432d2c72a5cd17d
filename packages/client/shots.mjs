// usage: node shots.mjs LABEL NAME=PATH[@user][;selector-to-scroll] sizes(d,t,p) themes(dark,light) forced
import { chromium } from 'playwright-core'
import { readFileSync, existsSync } from 'node:fs'
const [label, sizes, schemes, ...shots] = process.argv.slice(2)
const base = 'http://localhost:4977'
const all = { d: [1440, 900], t: [1024, 768], p: [390, 844] }
const browser = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium', args: ['--no-sandbox'] })
const passwords = { ada: 'ada-on-the-pond', bob: 'bob-on-the-pond', mona: 'mona-on-the-pond' }
async function state(user) {
  const file = `/tmp/look2/${user}.json`
  if (existsSync(file)) return file
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${base}/login`)
  await page.waitForTimeout(1500)
  await page.locator('input[type=text], input[name=username]').first().fill(user)
  await page.locator('input[type=password]').first().fill(passwords[user])
  await page.keyboard.press('Enter')
  await page.waitForTimeout(4000)
  console.log(page.url())
  await context.storageState({ path: file, indexedDB: true })
  await context.close()
  return file
}
for (const scheme of schemes.split(',')) for (const size of sizes.split('')) for (const shot of shots) {
  const [, name, path, user = 'ada', selector] = /^(\w+)=([^@;]*)(?:@(\w+))?(?:;(.*))?$/.exec(shot)
  const forced = scheme === 'forced'
  const context = await browser.newContext({ storageState: user === 'none' ? undefined : await state(user), viewport: { width: all[size][0], height: all[size][1] }, colorScheme: forced ? 'dark' : scheme, forcedColors: forced ? 'active' : 'none', hasTouch: size === 'p', isMobile: size === 'p', locale: 'en' })
  const page = await context.newPage()
  await page.goto(base + path)
  await page.waitForTimeout(2500)
  if (selector) {
    if (selector.startsWith('js:')) console.log(await page.evaluate(selector.slice(3)))
    else { const l = page.locator(selector).first(); await l.scrollIntoViewIfNeeded().catch((e) => console.log(String(e).slice(0, 200))); await page.evaluate(() => scrollBy(0, 200)) }
    await page.waitForTimeout(700)
  }
  await page.screenshot({ path: `/tmp/look2/${label}-${name}-${size}-${scheme}.png` })
  await context.close()
}
await browser.close()
