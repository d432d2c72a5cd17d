import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './global.css'
import { Dialog } from './Dialog.tsx'
import { MenuButton, type MenuProps } from './MenuButton.tsx'
import { MenuPopup } from './MenuPopup.tsx'
import { MenuItem, MenuSeparator } from './MenuItem.tsx'
import { moreIcon } from './icons/more.ts'

const chosen: string[] = []
beforeEach(() => void (chosen.length = 0))

function Menu() {
  const [dialog, setDialog] = useState(false)
  const load = async () => (menu: MenuProps) => (
    <MenuPopup align="start" {...menu}>
      <MenuItem onSelect={() => chosen.push('copy')}>Copy link</MenuItem>
      <MenuItem checked onSelect={() => chosen.push('bookmark')}>
        Bookmark
      </MenuItem>
      <MenuItem disabled onSelect={() => chosen.push('quote')}>
        Quote
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => setDialog(true)}>
        Delete
      </MenuItem>
    </MenuPopup>
  )
  return (
    <main>
      <MenuButton icon={moreIcon} label="More" load={load} onFailure={() => {}} />
      {dialog && (
        <Dialog title="Sure?" closeLabel="Close" onClose={() => setDialog(false)}>
          Words
        </Dialog>
      )}
    </main>
  )
}

const button = () => page.getByRole('button', { name: 'More' })
const menu = () => page.getByRole('menu', { name: 'More' })
const item = (name: string) => page.getByRole('menuitem', { name })

test('its items are not rendered before it is opened', async () => {
  await render(<Menu />)
  expect(document.querySelectorAll('[role^=menuitem]').length).toBe(0)
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['{Enter}', 'Copy link'],
  [' ', 'Copy link'],
  ['{ArrowDown}', 'Copy link'],
  ['{ArrowUp}', 'Delete'],
])('the key %j opens it on "%s"', async (key, name) => {
  await render(<Menu />)
  button().element().focus()
  await userEvent.keyboard(key)
  await expect.element(item(name)).toHaveFocus()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
})

test('arrows wrap around, Home and End jump, and letters find', async () => {
  await render(<Menu />)
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.keyboard('bo')
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Bookmark' })).toHaveFocus()
})

test('choosing an item does it once, closes the menu and returns the focus', async () => {
  await render(<Menu />)
  button().element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(chosen).toEqual(['copy'])
  await expect.element(menu()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})

test('a disabled item can be focused but does nothing', async () => {
  await render(<Menu />)
  await userEvent.click(button())
  await userEvent.click(item('Quote'), { force: true })
  expect(chosen).toEqual([])
  await expect.element(menu()).toBeVisible()
})

test.each(['{Escape}', '{Tab}'])('%s closes it and returns the focus', async (key) => {
  await render(<Menu />)
  await userEvent.click(button())
  await userEvent.keyboard(key)
  await expect.element(menu()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})

test('a second press on its button closes it, a third opens it again', async () => {
  await render(<Menu />)
  await userEvent.click(button())
  await expect.element(menu()).toBeVisible()
  await userEvent.click(button())
  await expect.element(menu()).not.toBeInTheDocument()
  await userEvent.click(button())
  await expect.element(menu()).toBeVisible()
})

test('a press outside closes it', async () => {
  await render(<Menu />)
  await userEvent.click(button())
  await userEvent.click(document.documentElement, { position: { x: 300, y: 500 } })
  await expect.element(menu()).not.toBeInTheDocument()
})

test('a dialog that an item opens returns the focus to the button of the menu', async () => {
  await render(<Menu />)
  await userEvent.click(button())
  await userEvent.click(item('Delete'))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button()).toHaveFocus()
})

test('it stays inside the window, above its button if there is no space below', async () => {
  await render(
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
      <Menu />
    </div>,
  )
  await userEvent.click(button())
  const [box, anchor] = [menu().element().getBoundingClientRect(), button().element().getBoundingClientRect()]
  expect(box.bottom).toBeLessThanOrEqual(anchor.top)
  expect(box.right).toBeLessThanOrEqual(innerWidth)
  expect(box.top).toBeGreaterThanOrEqual(0)
})

test('a menu that failed to load can be requested again', async () => {
  let network = false
  const load = async () => {
    if (!network) throw new Error('offline')
    return (menu: MenuProps) => (
      <MenuPopup {...menu}>
        <MenuItem>Copy link</MenuItem>
      </MenuPopup>
    )
  }
  await render(<MenuButton icon={moreIcon} label="More" load={load} onFailure={() => {}} />)
  await userEvent.click(button())
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  network = true
  await userEvent.click(button())
  await expect.element(item('Copy link')).toHaveFocus()
})
