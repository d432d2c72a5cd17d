import { page, type Locator } from 'vitest/browser'

import './locators.ts'
import { label, text, textStart } from './text.ts'

/** The notifications next to a wide page. */
export const notificationsColumn = (): Locator => page.getByRole('complementary', { name: label('shell.notifications') })

/** The notifications over the page of a phone. */
export const notificationsDrawer = (): Locator => page.getByRole('dialog', { name: label('shell.notifications') })

/** Opens the drawer of a phone. */
export async function openNotifications(): Promise<void> {
  await page.getByRole('button', { name: textStart('shell.notifications') }).click()
}

/** The notifications of a size; on a phone they are opened first. */
export async function notificationsAt(size: 'wide' | 'phone'): Promise<Locator> {
  if (size === 'wide') return notificationsColumn()
  await openNotifications()
  return notificationsDrawer()
}

/** The window of choices about notifications. */
export const notificationChoices = (): Locator => page.getByRole('dialog', { name: label('notifications.choose') })

/** Opens that window from a list of notifications. */
export async function openChoices(list: Locator): Promise<void> {
  await list.getByRole('button', { name: label('notifications.choose') }).click()
}

/** A tab over the notifications. It may have a number behind its name. */
export const notificationTab = (tab: 'all' | 'filtered'): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${text(`notificationList.tab.${tab}`)}`) })
