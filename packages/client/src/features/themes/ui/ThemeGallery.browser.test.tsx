import { emptySource } from '@rookery/theme'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { addCustomTheme, storeCustomTheme } from '#features/settings/model/applyCustomTheme.ts'
import { serverThemesQuery } from '#features/settings/model/serverThemes.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { text, textWith } from '#test/app/text.ts'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import '#ui/global.css'
import { ThemeGallery } from './ThemeGallery.tsx'
import { resizePage } from '#test/resizePage.ts'

/** The gallery in a window, over which a second one can be opened. */
function Windows() {
  const [isOpen, setOpen] = useState(true)
  const [isAsked, setAsked] = useState(false)
  return (
    isOpen && (
      <Dialog title="Settings" closeLabel="Close" onClose={() => setOpen(false)}>
        <ThemeGallery />
        <Button onClick={() => setAsked(true)}>Ask</Button>
        {isAsked && (
          <Dialog title="Question" closeLabel="Close" onClose={() => setAsked(false)}>
            Really?
          </Dialog>
        )}
      </Dialog>
    )
  )
}

async function show() {
  await resizePage(1000, 900)
  const session = await openQuietSession()
  queriesOf(session).setQueryData(serverThemesQuery(session).queryKey, [])
  await render(
    <InSession session={session}>
      <Windows />
    </InSession>,
  )
  return { session, chosen: () => settingsOf(session).get('theme'), isChosen: () => settingsOf(session).isChosen('theme') }
}

const theme = (name: 'rookery-light' | 'high-contrast') => page.getByRole('radio', { name: text(`settings.theme.${name}`), exact: true })
const button = (id: 'themes.keep' | 'themes.goBack') => page.getByRole('button', { name: text(id), exact: true })
const window = (name: string) => page.getByRole('dialog', { name, exact: true })
const tried = () => page.getByText(textWith('themes.tryOn', { name: text('settings.theme.high-contrast') }))

test('Escape in the gallery restores the previous theme, and closes the window only without a preview', async () => {
  const { chosen, isChosen } = await show()
  await theme('rookery-light').click()
  await theme('high-contrast').click()
  await expect.element(tried()).toBeVisible()
  expect(chosen()).toBe('high-contrast')
  await userEvent.keyboard('{Escape}')
  await expect.element(tried()).not.toBeInTheDocument()
  expect(isChosen()).toBe(false)
  await expect.element(window('Settings')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(window('Settings')).not.toBeInTheDocument()
})

test('a theme that is already applied can be chosen, and undone', async () => {
  const { isChosen } = await show()
  const radio = (name: Parameters<typeof text>[0]) => page.getByRole('radio', { name: text(name), exact: true })
  await radio('settings.theme.pleroma-dark').click()
  await expect.element(radio('settings.theme.pleroma-dark')).toBeChecked()
  expect(isChosen()).toBe(true)
  await button('themes.goBack').click()
  await expect.element(radio('settings.theme.unchosen')).toBeChecked()
})

test('Escape in a window above the gallery closes that window, and leaves the preview', async () => {
  const { chosen } = await show()
  await theme('high-contrast').click()
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.element(window('Question')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(window('Question')).not.toBeInTheDocument()
  expect(chosen()).toBe('high-contrast')
  await expect.element(tried()).toBeVisible()
})

test('the end of a preview focuses the theme that is then chosen', async () => {
  const { chosen } = await show()
  await theme('rookery-light').click()
  await button('themes.keep').click()
  await expect.element(theme('rookery-light')).toHaveFocus()
  expect(chosen()).toBe('rookery-light')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(theme('high-contrast')).toHaveFocus()
  await button('themes.goBack').click()
  await expect.element(theme('rookery-light')).toHaveFocus()
  expect(chosen()).toBe('rookery-light')
})

test('a theme that is created meanwhile appears among the reader’s, and disappears again', async () => {
  const { session } = await show()
  const own = page.getByRole('radio', { name: 'Pond', exact: true })
  expect(own.elements()).toEqual([])
  const { name, undo } = addCustomTheme(settingsOf(session), { ...emptySource, name: 'Pond' }, 0)
  await expect.element(own).toBeChecked()
  own.element().scrollIntoView()
  const ground = () => own.element().closest('label')?.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--bg')
  await expect.poll(ground).toMatch(/^#/)
  storeCustomTheme(settingsOf(session), name, { ...emptySource, name: 'Pond', colours: { bg: '#102030' } })
  await expect.poll(ground).toBe('#102030')
  undo()
  await expect.element(own).not.toBeInTheDocument()
})
