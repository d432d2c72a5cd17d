import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createFormats } from '#i18n/Formats.ts'
import './global.css'
import './late.css'
import { ActionButton } from './ActionButton.tsx'
import { Avatar } from './Avatar.tsx'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Disclosure } from './Disclosure.tsx'
import { IconButton } from './IconButton.tsx'
import { LiveRegion, useAnnounce } from './LiveRegion.tsx'
import { NoticeList } from './NoticeList.tsx'
import { PasswordField } from './PasswordField.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { RelativeTime } from './RelativeTime.tsx'
import { Select } from './Select.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import { Switch } from './Switch.tsx'
import { TabPanel, Tabs } from './Tabs.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'
import { TooltipLayer } from './TooltipLayer.tsx'
import { bellIcon } from './icons/bell.ts'
import { replyIcon } from './icons/reply.ts'
import { starIcon } from './icons/star.ts'

test('a field is described by its error first and its hint, and marked as invalid', async () => {
  await render(<TextField label="Email" hint="For news" error="It needs an @." />)
  const field = page.getByLabelText('Email')
  await expect.element(field).toHaveAccessibleDescription('It needs an @. For news')
  await expect.element(field).toBeInvalid()
})

test('a field without hint and error has no description', async () => {
  await render(<TextField label="Email" />)
  expect(page.getByLabelText('Email').element().hasAttribute('aria-describedby')).toBe(false)
})

test('a password can be shown and keeps its value', async () => {
  await render(<PasswordField label="Password" revealLabel="Show" autoComplete="current-password" />)
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'secret')
  await userEvent.click(page.getByRole('button', { name: 'Show' }))
  const field = page.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('secret')
})

test('a multi-line field grows with its text', async () => {
  await render(<TextArea label="About" defaultValue="" />)
  const box = page.getByLabelText('About')
  const before = box.element().getBoundingClientRect().height
  await userEvent.fill(box, 'line\n'.repeat(10))
  expect(box.element().getBoundingClientRect().height).toBeGreaterThan(before + 80)
})

test('the label of a checkbox and of a switch is part of the target', async () => {
  await render(
    <>
      <Checkbox label="Sensitive" />
      <Switch label="Stream" />
    </>,
  )
  await userEvent.click(page.getByText('Sensitive'))
  await userEvent.click(page.getByText('Stream'))
  await expect.element(page.getByRole('checkbox', { name: 'Sensitive' })).toBeChecked()
  await expect.element(page.getByRole('switch', { name: 'Stream' })).toBeChecked()
})

test('a select of a few options reports its value', async () => {
  const chosen: string[] = []
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ]
  await render(<Select label="Which" value="a" options={options} onSelect={(value) => chosen.push(value)} />)
  await userEvent.selectOptions(page.getByLabelText('Which'), 'b')
  expect(chosen).toEqual(['b'])
})

test('a busy button keeps the focus and swallows presses', async () => {
  let pressed = 0
  const screen = await render(<Button onClick={() => void pressed++}>Send</Button>)
  await userEvent.click(page.getByRole('button'))
  await screen.rerender(
    <Button busy onClick={() => void pressed++}>
      Send
    </Button>,
  )
  await userEvent.keyboard('{Enter}')
  expect(pressed).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus()
})

test('a temporarily unavailable button can keep the focus, and looks disabled', async () => {
  const draw = (isOff: boolean) => (
    <>
      <Button tone="primary" aria-disabled={isOff}>
        Save
      </Button>
      <Button tone="primary" disabled>
        Vote
      </Button>
    </>
  )
  const screen = await render(draw(false))
  const save = page.getByRole('button', { name: 'Save' })
  const surface = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor
  await userEvent.click(save)
  expect(surface('Save')).not.toBe(surface('Vote'))
  await screen.rerender(draw(true))
  await expect.element(save).toHaveFocus()
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => surface('Save')).toBe(surface('Vote'))
})

test.each([
  ['an icon button', <IconButton key="i" icon={bellIcon} label="Press" />],
  ['a button', <Button key="b">Press</Button>],
])('%s is a target of 40 px', async (_, element) => {
  await render(element)
  expect(page.getByRole('button', { name: 'Press' }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
})

function Favourite() {
  const [on, setOn] = useState(false)
  return <ActionButton icon={starIcon} label="Favourite" count="2" tone="favourite" pressed={on} onActivate={() => setOn(!on)} />
}

test('an action is animated when a press switches it on, not when it was already on, and not when it is switched off', async () => {
  await render(<Favourite />)
  const playing = () => document.querySelectorAll('[data-plays]').length
  expect(playing()).toBe(0)
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByRole('button', { pressed: true })).toBeVisible()
  expect(playing()).toBe(1)
  expect(document.getAnimations().find((animation) => animation.effect?.getTiming().duration === 500)).toBeDefined()
  await userEvent.click(page.getByRole('button'))
  expect(playing()).toBe(0)
})

test('nothing is animated if the reader wants no motion', async () => {
  document.documentElement.dataset['reducedMotion'] = ''
  await render(<Favourite />)
  await userEvent.click(page.getByRole('button'))
  expect(document.getAnimations()).toEqual([])
  delete document.documentElement.dataset['reducedMotion']
})

test('disabled buttons of any tone look alike, also under the pointer', async () => {
  await render(
    <>
      <Button disabled>Other</Button>
      <Button disabled tone="primary">
        Vote
      </Button>
      <Button tone="outlined">Follow</Button>
    </>,
  )
  const look = (name: string) => {
    const { backgroundColor, borderColor, color } = getComputedStyle(page.getByRole('button', { name }).element())
    return { backgroundColor, borderColor, color }
  }
  const calm = look('Other')
  expect(look('Vote')).toEqual(calm)
  expect(look('Follow').borderColor).not.toBe(calm.borderColor)
  await userEvent.hover(page.getByRole('button', { name: 'Vote' }), { force: true })
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(look('Vote')).toEqual(calm)
})

test('an unavailable action shows the reason and does nothing', async () => {
  let done = 0
  await render(
    <ActionButton icon={starIcon} label="Quote" tone="plain" disabledReason="Only public posts" onActivate={() => void done++} />,
  )
  await userEvent.click(page.getByRole('button', { name: 'Quote. Only public posts' }), { force: true })
  expect(done).toBe(0)
})

test('an avatar that fails to load is replaced by the default sign of the same size', async () => {
  await render(<Avatar src="/missing.png" alt="Ada" size={48} />)
  await expect.poll(() => document.querySelector('[data-empty]')).not.toBeNull()
  const sign = page.getByRole('img', { name: 'Ada' })
  expect(sign.element().getBoundingClientRect()).toMatchObject({ width: 48, height: 48 })
})

test.each([
  [0, null],
  [7, '7'],
  [100, '99+'],
])('a badge of %s shows %s', async (count, text) => {
  await render(<Badge count={count} label="unread" />)
  expect(document.querySelector('[aria-label=unread]')?.textContent ?? null).toBe(text)
})

test('a bar without a known end has no value', async () => {
  const screen = await render(<ProgressBar label="Upload" value={0.356} />)
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '36')
  await screen.rerender(<ProgressBar label="Upload" value={null} />)
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

function Tabbed() {
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one')
  const tabs = [
    { id: 'one', label: 'One' },
    { id: 'two', label: 'Two' },
    { id: 'three', label: 'Three' },
  ] as const
  return (
    <>
      <Tabs label="Parts" name="parts" tabs={tabs} selected={tab} onSelect={setTab} />
      <TabPanel name="parts" id={tab}>
        Text of {tab}
      </TabPanel>
    </>
  )
}

test('tabs are one stop; arrows, Home and End select and wrap around', async () => {
  await render(<Tabbed />)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tab', { name: 'One' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Two', selected: true })).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'One', selected: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tabpanel', { name: 'Three' })).toHaveTextContent('Text of three')
})

test('from right to left the left arrow moves on, directional icons and placeholders are mirrored, and a row that overflows fades at its end, and shows the chosen one completely', async () => {
  await render(
    <div dir="rtl" style={{ inlineSize: 140 }}>
      <Tabbed />
      <IconButton icon={replyIcon} label="Reply" />
      <IconButton icon={starIcon} label="Star" />
      <TextArea label="Text" placeholder="ماذا يحدث؟" />
      <Disclosure summary="More" open>
        Less
      </Disclosure>
    </div>,
  )
  const row = page.getByRole('tablist').element()
  const turnOf = (name: string) => {
    const path = page.getByRole('button', { name }).element().querySelector('path')
    return new DOMMatrix(getComputedStyle(path ?? row).transform).a
  }
  expect(['Reply', 'Star'].map(turnOf)).toEqual([-1, 1])
  // The arrow of an open disclosure points down.
  const sign = page.getByText('More', { exact: true }).element().parentElement?.querySelector('svg')
  expect(getComputedStyle(sign ?? row).rotate).toBe('-90deg')
  const field = page.getByRole('textbox', { name: 'Text' })
  const directionOf = () => getComputedStyle(field.element()).direction
  expect(directionOf()).toBe('rtl')
  await field.fill('In Latin')
  expect(directionOf()).toBe('ltr')
  const fades = () => ['data-before', 'data-after'].filter((edge) => row.hasAttribute(edge))
  await expect.poll(fades).toEqual(['data-after'])
  await userEvent.click(page.getByRole('tab', { name: 'One' }))
  await userEvent.keyboard('{ArrowLeft}')
  const two = page.getByRole('tab', { name: 'Two', selected: true })
  await expect.element(two).toHaveFocus()
  const [all, one] = [row, two.element()].map((element) => element.getBoundingClientRect())
  expect(one?.left).toBeGreaterThanOrEqual(all?.left ?? 0)
  expect(one?.right).toBeLessThanOrEqual(all?.right ?? 0)
  await userEvent.keyboard('{End}')
  await expect.poll(fades).toEqual(['data-before'])
})

test('the hint of an empty search field has the whole width', async () => {
  await render(<TextField label="Search" type="search" placeholder="Ein langer Hinweis für das Suchfeld" style={{ inlineSize: 200 }} />)
  const field = page.getByLabelText('Search').element()
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
  const hint = parseFloat(getComputedStyle(field, '::placeholder').inlineSize)
  expect(hint).toBeCloseTo(field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd), 0)
})

test('errors are alerts, the others wait; reading pauses the timer; closing closes; a long button leaves room for the text', async () => {
  const calls: string[] = []
  await render(
    <NoticeList
      label="Notices"
      closeLabel="Close"
      notices={[
        { id: 1, level: 'error', text: 'Failed' },
        { id: 2, level: 'info', text: 'Saved', action: { label: 'Undo', run: () => calls.push('undo') } },
        { id: 3, level: 'info', text: 'Eine neue Version steht bereit.', action: { label: 'Jetzt aktualisieren', run: () => undefined } },
      ]}
      onClose={(id) => calls.push(`close ${id}`)}
      onPause={(id) => calls.push(`pause ${id}`)}
      onResume={(id) => calls.push(`resume ${id}`)}
    />,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed')
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved')
  const top = (name: string) => page.getByText(name).element().getBoundingClientRect().top
  expect(top('Jetzt aktualisieren')).toBeGreaterThan(top('Eine neue Version steht bereit.') + 10)
  expect(Math.abs(top('Undo') - top('Saved'))).toBeLessThan(10)
  await userEvent.hover(page.getByText('Saved'))
  await userEvent.unhover(page.getByText('Saved'))
  expect(calls.filter((call) => call.endsWith('2'))).toEqual(['pause 2', 'resume 2'])
  await userEvent.click(page.getByRole('button', { name: 'Close' }).first())
  expect(calls).toContain('close 1')
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  expect(calls.slice(-2).toSorted()).toEqual(['close 2', 'undo'])
})

function Notices() {
  const [notices, setNotices] = useState([
    { id: 1, level: 'error', text: 'Failed' } as const,
    { id: 2, level: 'info', text: 'Saved', action: { label: 'Undo', run: () => {} } } as const,
  ])
  const [running, setRunning] = useState<readonly number[]>([1, 2])
  return (
    <>
      <Button>Before</Button>
      <input aria-label="Words" />
      <output>{running.join()}</output>
      <NoticeList
        label="Notices"
        closeLabel="Close"
        notices={notices}
        onClose={(id) => setNotices((all) => all.filter((one) => one.id !== id))}
        onPause={(id) => setRunning((all) => all.filter((one) => one !== id))}
        onResume={(id) => setRunning((all) => [...all.filter((one) => one !== id), id].toSorted())}
      />
    </>
  )
}

test('notices that are closed by keys move the focus to the next one, and the last one back to its origin', async () => {
  const closes = () => page.getByRole('button', { name: 'Close' })
  await render(<Notices />)
  const words = page.getByLabelText('Words')
  await userEvent.click(words)
  closeOf('Failed').focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(closes()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(words).toHaveFocus()
  expect(closes().query()).toBeNull()
})

test('closing a notice by pointer keeps the focus in the text field, and restores no lost focus', async () => {
  await render(<Notices />)
  const words = page.getByLabelText('Words')
  await userEvent.click(words)
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
  await expect.element(words).toHaveFocus()
  closeOf('Failed').focus()
  closeOf('Failed').blur()
  await expect.poll(() => document.activeElement).toBe(document.body)
  closeOf('Failed').click()
  await expect.element(page.getByText('Failed')).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
})

test('the timer of a notice is paused while the pointer or the focus is on it', async () => {
  await render(<Notices />)
  const running = page.getByRole('status').first()
  await userEvent.hover(page.getByText('Saved'))
  closeOf('Saved').focus()
  await userEvent.unhover(page.getByText('Saved'))
  await expect.element(running).toHaveTextContent(/^1$/)
  await userEvent.hover(page.getByText('Saved'))
  closeOf('Saved').blur()
  await expect.element(running).toHaveTextContent(/^1$/)
  await userEvent.unhover(page.getByText('Saved'))
  await expect.element(running).toHaveTextContent('1,2')
})

function closeOf(words: string): HTMLElement {
  const button = page.getByText(words).element().closest('[data-level]')?.querySelector<HTMLElement>('[aria-label="Close"]')
  if (!button) throw new Error(`Nothing closes "${words}".`)
  return button
}

test('the live regions exist before the first announcement', async () => {
  await render(
    <NoticeList
      label="Notices"
      closeLabel="Close"
      notices={[]}
      onClose={() => undefined}
      onPause={() => undefined}
      onResume={() => undefined}
    />,
  )
  expect(getComputedStyle(document.querySelector('[role=status]') ?? document.body).display).not.toBe('none')
  expect(document.querySelector('[role=alert]')?.checkVisibility()).toBe(true)
})

function Speaker() {
  const announce = useAnnounce()
  return <Button onClick={() => announce('3 new posts')}>Say</Button>
}

test('the same text announced twice is announced twice', async () => {
  await render(
    <LiveRegion>
      <Speaker />
    </LiveRegion>,
  )
  const region = () => document.querySelector('[aria-live=polite]')?.textContent
  await userEvent.click(page.getByRole('button'))
  const first = region()
  await userEvent.click(page.getByRole('button'))
  expect(first?.trim()).toBe('3 new posts')
  expect(region()?.trim()).toBe('3 new posts')
  expect(region()).not.toBe(first)
})

test('a time has its date for machines, a full text for screen readers and the full date for people', async () => {
  const iso = new Date(Date.now() - 5 * 60_000).toISOString()
  await render(<RelativeTime iso={iso} formats={createFormats('en')} />)
  const time = document.querySelector('time')
  expect(time?.textContent).toBe('5m ago')
  await expect.poll(() => time?.ariaLabel).toBe('5 minutes ago')
  expect(time?.dateTime).toBe(iso)
  await expect.poll(() => time?.title).toContain(String(new Date(iso).getFullYear()))
})

test('a live time keeps its text node, which the user may be selecting or pressing', async () => {
  await render(<RelativeTime iso={new Date(Date.now() - 3000).toISOString()} formats={createFormats('en')} />)
  const time = document.querySelector('time')
  const [text, before] = [time?.firstChild, time?.textContent]
  await expect.poll(() => time?.textContent).not.toBe(before)
  expect(time?.firstChild).toBe(text)
})

test('a control that gets the keyboard focus shows its tooltip, and Escape hides it', async () => {
  await render(
    <>
      <TooltipLayer />
      <IconButton icon={bellIcon} label="Notifications" />
    </>,
  )
  await userEvent.keyboard('{Tab}')
  const tip = () => document.querySelector('[popover=manual]:popover-open')?.textContent
  await expect.poll(tip).toBe('Notifications')
  await userEvent.keyboard('{Escape}')
  expect(tip()).toBeUndefined()
})

test('a skip link is the first stop and leads to its target without a new address', async () => {
  const address = location.href
  await render(
    <>
      <SkipLinks label="Skip" links={[{ target: 'content', label: 'To the content' }]} />
      <Button>Between</Button>
      <main id="content" tabIndex={-1}>
        Text
      </main>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'To the content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe('content')
  expect(location.href).toBe(address)
})

test('a person’s avatar that failed to load is not requested again by their other avatars', async () => {
  const src = `${location.origin}/nowhere/heron.png`
  const first = await render(<Avatar src={src} alt="Heron" />)
  await expect.poll(() => first.container.querySelector('[data-empty]')).not.toBeNull()
  const second = await render(<Avatar src={src} alt="Heron again" />)
  expect(second.container.querySelector('img')).toBeNull()
  await expect.element(second.getByRole('img', { name: 'Heron again' })).toBeVisible()
})
