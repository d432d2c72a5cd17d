import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './global.css'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { NoticeList, type ShownNotice } from './NoticeList.tsx'
import { PeekDialog } from './PeekDialog.tsx'
import { resizePage } from '#test/resizePage.ts'

function Page() {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([])
  const [open, setOpen] = useState<'none' | 'settings' | 'question'>('none')
  const [isMinimized, setMinimized] = useState(false)
  const [undone, setUndone] = useState(0)
  const notify = () => {
    const action = { label: 'Undo', run: () => setUndone((count) => count + 1) }
    setNotices([{ id: 1, level: 'info', text: 'Gone', action }])
  }
  return (
    <main>
      <h1 tabIndex={-1}>Undone {undone}</h1>
      <Button onClick={() => setOpen('settings')}>Open</Button>
      <Button onClick={notify}>Tell on the page</Button>
      {open !== 'none' && (
        <PeekDialog
          title="Settings"
          closeLabel="Close"
          minimizeLabel="Aside"
          restoreLabel="Back"
          isMinimized={isMinimized}
          onPeek={setMinimized}
          onClose={() => setOpen('none')}
        >
          <Button onClick={notify}>Tell</Button>
          <Button onClick={() => setOpen('question')}>Ask</Button>
          {open === 'question' && (
            <Dialog title="Question" closeLabel="Not now" onClose={() => setOpen('settings')}>
              <Button onClick={notify}>Tell in the question</Button>
            </Dialog>
          )}
        </PeekDialog>
      )}
      <NoticeList
        label="Notices"
        closeLabel="Close the notice"
        notices={notices}
        onClose={() => setNotices([])}
        onPause={() => undefined}
        onResume={() => undefined}
      />
    </main>
  )
}

const press = async (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

async function expectUndo(expected: number) {
  await press('Undo')
  await expect.element(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveTextContent(`Undone ${expected}`)
  await expect.element(page.getByText('Gone')).not.toBeInTheDocument()
}

test('a notice can be pressed over the page, a dialog, and a dialog over that one, whichever opened or closed meanwhile', async () => {
  await resizePage(1440, 900)
  await render(<Page />)
  await press('Tell on the page')
  await press('Open')
  await expectUndo(1)
  await press('Tell')
  await expectUndo(2)
  await press('Ask')
  await press('Tell in the question')
  await expectUndo(3)
  await press('Tell in the question')
  await press('Not now')
  await expectUndo(4)
  await press('Tell')
  await press('Aside')
  await expectUndo(5)
  await press('Tell on the page')
  await press('Back')
  await expectUndo(6)
  await press('Tell')
  await press('Close')
  await expectUndo(7)
})

test('a press on a notice leaves the dialog open, and Escape still closes it', async () => {
  await render(<Page />)
  await press('Open')
  await press('Tell')
  await press('Close the notice')
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).not.toBeInTheDocument()
})

test('the live regions are in the dialog before the first announcement', async () => {
  await render(<Page />)
  await press('Open')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect.element(dialog.getByRole('status')).toBeInTheDocument()
  await expect.element(dialog.getByRole('alert')).toBeInTheDocument()
})

const heights = [
  ['above a dialog that leaves room for it', 100, 'above'],
  ['at the foot of one that fills the window', 2000, 'inside'],
] as const

for (const [place, height, expected] of heights) {
  test(`on a phone a notice is ${place}`, async () => {
    await resizePage(390, 844)
    await render(
      <Dialog title="Question" closeLabel="Not now" onClose={() => undefined}>
        <div style={{ blockSize: height }} />
      </Dialog>,
    )
    const nothing = () => undefined
    const notices = [{ id: 1, level: 'info', text: 'Gone' }] as const
    await render(
      <NoticeList label="Notices" closeLabel="Close the notice" notices={notices} onClose={nothing} onPause={nothing} onResume={nothing} />,
    )
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    await expect
      .poll(() => {
        const [dialog, notice] = [boxOf('dialog'), boxOf('[data-level]')]
        if (!dialog || !notice) return 'missing'
        if (notice.bottom <= dialog.top) return notice.top >= 0 ? 'above' : 'outside'
        return notice.bottom < innerHeight - 64 ? 'inside' : 'on the buttons'
      })
      .toBe(expected)
  })
}
