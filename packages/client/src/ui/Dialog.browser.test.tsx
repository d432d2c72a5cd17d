import { StrictMode, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { touchAt } from '#test/finger.ts'
import './global.css'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField } from './TextField.tsx'
import hiddenCss from './VisuallyHidden.module.css'
import { resizePage } from '#test/resizePage.ts'

function Page({ field = false, onConfirm }: { field?: boolean; onConfirm?: () => void }) {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const [opener, setOpener] = useState(true)
  const close = () => setOpen(null)
  return (
    <main>
      <h1 tabIndex={-1}>Screen</h1>
      {opener && <Button onClick={() => setOpen('dialog')}>Edit</Button>}
      <Button onClick={() => setOpen('confirm')}>Delete</Button>
      {open === 'dialog' && (
        <Dialog
          title="Edit the list"
          closeLabel="Close"
          onClose={close}
          footer={<Button onClick={() => setOpener(false)}>Remove opener</Button>}
        >
          {field ? <TextField label="Name" data-autofocus /> : 'Words'}
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete?"
          confirmLabel="Yes, delete"
          cancelLabel="Keep"
          closeLabel="Close"
          danger
          onConfirm={() => {
            onConfirm?.()
            close()
          }}
          onCancel={close}
        >
          It will be gone.
        </ConfirmDialog>
      )}
    </main>
  )
}

const open = async (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

test('a dialog is modal, named by its title, and takes the focus', async () => {
  await render(<Page />)
  await open('Edit')
  await expect.element(page.getByRole('dialog', { name: 'Edit the list' })).toBeVisible()
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true)
  expect(document.activeElement?.textContent).toBe('Edit the list')
})

test('the field with autofocus takes the focus', async () => {
  await render(<Page field />)
  await open('Edit')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})

test.each(['Escape', 'button', 'outside'])('it closes by %s and the focus returns to its opener', async (way) => {
  await render(<Page />)
  await open('Edit')
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else if (way === 'button') await open('Close')
  else await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toHaveFocus()
})

test('the focus moves to the heading of the screen if the opener was removed', async () => {
  await render(<Page />)
  await open('Edit')
  await open('Remove opener')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Screen' })).toHaveFocus()
})

test('the page behind does not scroll while it is open, and does afterwards', async () => {
  await render(<Page />)
  await open('Edit')
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe('scroll')
})

test('it stays open where effects run twice', async () => {
  await render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  await open('Edit')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a question before a destructive action focuses the cancel button', async () => {
  let confirmed = 0
  await render(<Page onConfirm={() => void confirmed++} />)
  await open('Delete')
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(confirmed).toBe(0)
  await open('Delete')
  await open('Yes, delete')
  expect(confirmed).toBe(1)
})

test('a dialog longer than the window scrolls inside and keeps its buttons in view', async () => {
  await render(
    <Dialog title="Long" closeLabel="Close" onClose={() => undefined} footer={<Button>Save</Button>}>
      <div style={{ blockSize: 3000 }}>Tall</div>
    </Dialog>,
  )
  await Promise.all(document.getAnimations().map((animation) => animation.finished))
  const box = document.querySelector('dialog')?.getBoundingClientRect()
  expect(box?.bottom).toBeLessThanOrEqual(innerHeight)
  expect(page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
})

test('a window has the transparency of menus and windows, never that of the background', async () => {
  const { style } = document.documentElement
  onTestFinished(() => {
    style.removeProperty('--bg')
    style.removeProperty('--window')
  })
  style.setProperty('--bg', 'rgb(10 20 30 / 60%)')
  style.setProperty('--window', 'rgb(10 20 30)')
  await render(<Page />)
  await open('Edit')
  expect(getComputedStyle(page.getByRole('dialog').element()).backgroundColor).toBe('rgb(10, 20, 30)')
})

test('only the content of a dialog with long content and hidden texts scrolls', async () => {
  await render(
    <Dialog title="Long" closeLabel="Close" onClose={() => {}}>
      <div style={{ height: 3000 }} />
      <span className={hiddenCss.hidden}>Hidden</span>
      <p>End</p>
    </Dialog>,
  )
  const dialog = document.querySelector('dialog')
  page.getByText('End').element().scrollIntoView()
  await expect.element(page.getByText('End')).toBeInViewport()
  // As much as the edges of the window are wide.
  expect(dialog?.scrollTop).toBeLessThanOrEqual(2)
  await expect.element(page.getByRole('heading', { name: 'Long' })).toBeInViewport()
})

/** A window that is still coming in is caught anywhere. */
async function untilStill(sheet: Element) {
  for (let calm = 0; calm < 2; calm = sheet.getAnimations().length === 0 ? calm + 1 : 0) {
    await Promise.all(sheet.getAnimations().map(({ finished }) => finished))
    await new Promise(requestAnimationFrame)
  }
}

test('a short pull returns a sheet, a long or fast one closes it, and scrolled content scrolls first', async () => {
  await resizePage(390, 844)
  onTestFinished(async () => resizePage(414, 896))
  let closed = 0
  await render(
    <Dialog title="Long" closeLabel="Close" onClose={() => void closed++}>
      <div style={{ blockSize: 3000 }}>Tall</div>
    </Dialog>,
  )
  const sheet = page.getByRole('dialog').element()
  const body = page.getByText('Tall').element().parentElement
  const still = () => untilStill(sheet)
  await still()
  const top = () => sheet.getBoundingClientRect().top
  const rest = top()

  const slow = await touchAt({ x: 200, y: rest + 20 })
  await slow.moveTo({ x: 200, y: rest + 40 })
  const below = slow.received().y - top()
  await slow.moveTo({ x: 210, y: rest + 90 })
  expect(top()).toBeGreaterThan(rest + 30)
  expect(slow.received().y - top()).toBeCloseTo(below, 0)
  await slow.lift()
  await still()
  expect([top(), closed]).toEqual([rest, 0])

  // To the side and upwards it stays.
  for (const to of [
    { x: 380, y: 330 },
    { x: 200, y: 100 },
  ]) {
    const aside = await touchAt({ x: 200, y: 300 })
    await aside.moveTo(to)
    expect(top()).toBe(rest)
    await aside.lift()
  }
  await expect.poll(() => body?.scrollTop).toBeGreaterThan(50)
  const scrolling = await touchAt({ x: 200, y: 300 })
  await scrolling.moveTo({ x: 200, y: 330 })
  expect(top()).toBe(rest)
  await scrolling.lift()
  body?.scrollTo({ top: 0, behavior: 'instant' })

  const far = await touchAt({ x: 200, y: 300 })
  await far.moveTo({ x: 200, y: 480 })
  await far.lift()
  await expect.poll(() => closed).toBe(1)
  await expect.poll(top).toBe(rest)

  const fast = await touchAt({ x: 200, y: 300 }, 8)
  await fast.moveTo({ x: 200, y: 360 })
  await fast.lift()
  await expect.poll(() => closed).toBe(2)
})

test('a sheet does not follow a mouse, a second finger or a dragged control, nor on a wide page, and a finger that stopped does not fling it', async () => {
  await resizePage(390, 844)
  onTestFinished(async () => resizePage(414, 896))
  let closed = 0
  await render(
    <Dialog title="Size" closeLabel="Close" onClose={() => void closed++}>
      <input type="range" aria-label="Size" style={{ inlineSize: '100%', blockSize: 80 }} />
      <div style={{ blockSize: 600 }}>Words</div>
    </Dialog>,
  )
  const sheet = page.getByRole('dialog').element()
  const still = () => untilStill(sheet)
  await still()
  const top = () => sheet.getBoundingClientRect().top
  const rest = top()
  const words = page.getByText('Words').element()
  const send = (type: string, clientY: number, init: PointerEventInit) =>
    words.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 200, clientY, pointerId: 7, isPrimary: true, ...init }))

  send('pointerdown', 500, { pointerType: 'mouse' })
  send('pointermove', 560, { pointerType: 'mouse' })
  send('pointermove', 570, { pointerType: 'mouse' })
  expect(top()).toBe(rest)

  send('pointerdown', rest - 20, { pointerType: 'touch' })
  send('pointermove', rest + 40, { pointerType: 'touch' })
  send('pointermove', rest + 50, { pointerType: 'touch' })
  expect(top()).toBe(rest)
  send('pointerup', rest + 50, { pointerType: 'touch' })

  send('pointerdown', 500, { pointerType: 'touch' })
  send('pointermove', 560, { pointerType: 'touch' })
  send('pointermove', 570, { pointerType: 'touch' })
  expect(top()).toBeGreaterThan(rest)
  send('pointerdown', 600, { pointerType: 'touch', pointerId: 8, isPrimary: false })
  send('pointermove', 700, { pointerType: 'touch' })
  send('pointerup', 700, { pointerType: 'touch' })
  await still()
  expect([top(), closed]).toEqual([rest, 0])

  const slider = page.getByRole('slider').element().getBoundingClientRect()
  const sliding = await touchAt({ x: 200, y: slider.top + 40 })
  await sliding.moveTo({ x: 200, y: slider.top + 140 })
  expect(top()).toBe(rest)
  await sliding.lift()

  const stopped = await touchAt({ x: 200, y: 500 }, 8)
  await stopped.moveTo({ x: 200, y: 560 })
  await stopped.lift(300)
  await still()
  expect([top(), closed]).toEqual([rest, 0])

  await resizePage(1024, 768)
  const beside = top()
  const wide = await touchAt({ x: 512, y: 500 })
  await wide.moveTo({ x: 512, y: 700 })
  expect(top()).toBe(beside)
  await wide.lift()
  expect(closed).toBe(0)
})
