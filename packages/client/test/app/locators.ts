import { expect } from 'vitest'
import { locators, page, userEvent, type Locator } from 'vitest/browser'

import { label, text, textStart } from './text.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Elements of a CSS selector, for those without a role or name. */
    css(selector: string): Locator
  }
}

locators.extend({
  css: (selector: string) => `css=${selector}`,
})

/** Focuses an element and presses keys, for example `{Enter}` or `{Control>}a{/Control}`. */
export async function press(target: Locator, keys: string): Promise<void> {
  const element = await target.findElement()
  element.focus()
  await userEvent.keyboard(keys)
}

/** Marks or unmarks a checkbox, a radio button or a switch, which must change by it. */
export async function setChecked(target: Locator, checked: boolean): Promise<void> {
  const element = await target.findElement()
  const isChecked = element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true'
  if (isChecked !== checked) await target.click()
}

/** Presses the main column's link or button of the navigation. An entry may have a count behind its name. */
export async function goTo(entry: Parameters<typeof textStart>[0]): Promise<void> {
  await page
    .getByRole('navigation', { name: label('nav.label') })
    .getByRole('link', { name: textStart(entry) })
    .click()
}

/** Every post of the main column. */
export function posts(): Locator {
  return page.getByRole('main').css('article[data-status]')
}

/** The parts of one post. */
export interface PostParts {
  readonly root: Locator
  readonly author: Locator
  readonly content: Locator
  readonly time: Locator
  readonly reply: Locator
  readonly repeat: Locator
  readonly favourite: Locator
  readonly react: Locator
  readonly menu: Locator
  readonly error: Locator
  /** Shows a muted post, and mutes it again. */
  readonly show: Locator
  readonly muteAgain: Locator
}

/** The first post of the main column that shows these words. */
export function post(words: string | RegExp): PostParts {
  return postIn(posts().filter({ hasText: words }).first())
}

/** The parts of the post that this article is. */
export function postIn(root: Locator): PostParts {
  // Dialogs that a post opens have buttons with the same names.
  const actions = root.getByRole('group', { name: label('status.actions') })
  return {
    root,
    author: root.css('header').getByRole('link').first(),
    content: root.css('[id^="content-"]'),
    time: root.css('a[id^="time-"]'),
    reply: actions.getByRole('button', { name: textStart('status.reply') }),
    repeat: actions.getByRole('button', { name: textStart('status.repeat') }),
    favourite: actions.getByRole('button', { name: textStart('status.favourite') }),
    react: actions.getByRole('button', { name: label('status.react') }),
    menu: root.getByRole('button', { name: label('status.more') }),
    error: root.getByRole('alert'),
    show: root.getByRole('button', { name: label('verdict.show') }),
    muteAgain: root.getByRole('button', { name: label('verdict.again') }),
  }
}

/** Resolves when the feed hears presses again: after new posts were let in it swallows them for a moment. */
export async function feedHandlesPresses(): Promise<void> {
  const feed = await page.getByRole('main').getByRole('feed').findElement()
  await expect.poll(() => feed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))).toBe(true)
}

/** Chooses an entry of the open menu. */
export async function chooseItem(entry: Parameters<typeof text>[0]): Promise<void> {
  await page.getByRole('menuitem', { name: text(entry), exact: true }).click()
}

/** Texts of all elements that a locator finds, in their order. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map((element) => element.textContent)
}

/** The notices over the page. */
export function notices(): Locator {
  return page.getByRole('region', { name: text('notices.label') })
}

/** A dialog by its name. */
export function dialog(name: string | RegExp): Locator {
  return page.getByRole('dialog', { name })
}
