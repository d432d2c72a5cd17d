import { expect, onTestFinished, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

test('the menu of a phone opens before the many controls at its end are rendered', async () => {
  await resizePage(390, 844)
  const { screen } = await renderPage('/main/public', { as: 'ada' })
  const controlsAtFirst: number[] = []
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    controlsAtFirst.push(this.querySelectorAll('select').length)
    showModal.call(this)
  }
  onTestFinished(() => void (HTMLDialogElement.prototype.showModal = showModal))
  await screen.getByRole('button', { name: 'Open menu' }).click()
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByRole('combobox', { name: 'Theme' })).toBeInTheDocument()
  expect(controlsAtFirst).toEqual([0])
})
