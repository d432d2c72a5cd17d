import type { Shadow, ThemeSource } from '@rookery/theme'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { text, textWith } from '#test/app/text.ts'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { EditedTheme } from '#test/EditedTheme.tsx'
import '#ui/global.css'
import { Shadows } from './Shadows.tsx'
import { resizePage } from '#test/resizePage.ts'

const layer = (blur: number): Shadow => ({ x: 0, y: 2, blur, spread: 0, inset: false, colour: '#000000', alpha: 0.4 })

async function show(...blurs: readonly number[]) {
  await resizePage(900, 900)
  const seen: ThemeSource[] = []
  const { container } = await render(
    <InSession session={await openQuietSession()}>
      <EditedTheme theme={{ shadows: { popup: blurs.map(layer) } }} onTheme={(theme) => seen.push(theme)}>
        <Shadows />
      </EditedTheme>
    </InSession>,
  )
  return { container, layers: () => seen.at(-1)?.shadows['popup'] ?? [], changes: () => seen.length }
}

const handle = (place: number) =>
  page.getByRole('button', {
    name: textWith('themeEditor.shadows.move', { layer: textWith('themeEditor.shadows.layer', { place: `${place}` }) }),
  })

test('a layer of a shadow is dragged to another place by its handle', async () => {
  const { layers } = await show(1, 2, 3)
  await userEvent.dragAndDrop(handle(3), handle(1))
  await expect.poll(() => layers().map(({ blur }) => blur)).toEqual([3, 1, 2])
  // Past the middle of the other one.
  await userEvent.dragAndDrop(handle(1), handle(2), { targetPosition: { x: 10, y: 200 } })
  await expect.poll(() => layers().map(({ blur }) => blur)).toEqual([1, 3, 2])
})

test('a shadow is moved by a drag of the point on its plane, and not beyond the plane', async () => {
  const { container, layers, changes } = await show(1)
  const plane = container.querySelector('li [aria-hidden="true"]:has(> span[style])')
  if (plane === null) throw new Error('There is no plane.')
  const { width } = plane.getBoundingClientRect()
  const half = width / 2
  const border = plane.clientLeft
  const point = (x: number, y: number) => ({ x: half + x * half - border, y: half + y * half - border })
  await userEvent.dragAndDrop(plane, plane, { sourcePosition: point(0, 0), targetPosition: point(0.5, -0.25) })
  await expect.poll(() => layers().map(({ x, y }) => [x, y])).toEqual([[12, -6]])
  const before = changes()
  await userEvent.hover(plane, { position: point(-0.5, 0.5) })
  expect(changes()).toBe(before)
  await userEvent.dragAndDrop(plane, page.getByRole('combobox', { name: text('themeEditor.shadows.of') }), { sourcePosition: point(0, 0) })
  await expect.poll(() => layers()[0]?.y).toBe(-24)
  await expect.element(page.getByRole('spinbutton', { name: text('themeEditor.shadows.y') })).toHaveValue(-24)
})
