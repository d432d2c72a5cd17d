import { expect, onTestFinished, test, vi } from 'vitest'
import { drawBadge } from './drawBadge.ts'

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="blue"/></svg>')}`

test('an icon that the page shows already is not fetched again', async () => {
  const shown = new Image()
  shown.src = icon
  document.body.append(shown)
  onTestFinished(() => shown.remove())
  const created = vi.spyOn(document, 'createElement')
  onTestFinished(() => created.mockRestore())
  expect(await drawBadge(document, icon, 3)).toMatch(/^data:image\/png/)
  expect(created.mock.calls.map(([name]) => name)).toEqual(['canvas'])
  shown.remove()
  expect(await drawBadge(document, icon, 3)).toMatch(/^data:image\/png/)
  expect(created.mock.calls.map(([name]) => name)).toEqual(['canvas', 'canvas', 'img'])
})
