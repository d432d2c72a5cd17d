import type { Scene, SettingEffect } from './SettingEffect.ts'

type See = SettingEffect['see']

/** Whether the page has such an element that can be seen. */
export const sees =
  (selector: string): See =>
  ({ page }) =>
    page.locator(selector).first().isVisible()

/** What the first such element is drawn with. */
export const styleOf =
  (selector: string, name: string): See =>
  ({ page }) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

/** An attribute of the first such element; null without it. */
export const attributeOf =
  (selector: string, name: string): See =>
  ({ page }) =>
    page.locator(selector).first().getAttribute(name)

export const countOf =
  (selector: string): See =>
  ({ page }) =>
    page.locator(selector).count()

/** The post of the main column with these words in its own article, as a selector. */
export const post = (words: string) => `main article[data-status]:has-text("${words}")`

/** Two frames: what was to be drawn is drawn. */
export async function drawn({ page }: Pick<Scene, 'page'>): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
  })
}
