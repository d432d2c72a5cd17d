import { expect, onTestFinished, test } from 'vitest'
import { page as view } from 'vitest/browser'

import { findTextFaults } from '#test/texts/findTextFaults.ts'
import { measureBoxes } from '#test/texts/measureBoxes.ts'
import { readServed } from '#test/texts/readServed.ts'
import { formatMessage } from './CompiledMessage.ts'
import { createFormats } from './Formats.ts'
import { pseudoMessages } from './pseudo.ts'

/** A text as the pseudo language writes it. */
const t = (id: string, text: string) => formatMessage(pseudoMessages({ [id]: [text] })[id] ?? [], {}, createFormats('en'))

async function draw(markup: string) {
  await view.viewport(390, 844)
  const root = document.createElement('main')
  root.innerHTML = `<style>main, main * { box-sizing: border-box; margin: 0; padding: 0; border: 0; font: 16px/20px sans-serif; }</style>${markup}`
  document.body.append(root)
  onTestFinished(() => root.remove())
}

test('texts that are cut, overlap, stick out, or do not come from the catalogue are found, and nothing else', async () => {
  const good = `
    <p>${t('a.fits', 'Fits')} <time>2h ago</time></p><p aria-live="polite">Said before</p><p hidden>Not drawn</p>
    <div style="overflow: auto; width: 50px"><button style="white-space: nowrap">${t('a.tab', 'A tab in a row')}</button></div>
    <span style="position: absolute; overflow: hidden; width: 1px; height: 1px">${t('a.spoken', 'Spoken alone')}</span>
    <p style="position: absolute; top: 0">${t('a.layer', 'Above')}</p>`
  await draw(good)
  expect(findTextFaults()).toEqual({ cut: [], overlapping: [], outside: [], unmarked: [], open: 0, excess: 0 })
  await draw(`
    <p style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis; width: 30px">${t('b.cut', 'Cut at its end')}</p>
    <p style="overflow: hidden; height: 30px; width: 20px">${t('b.low', 'Low down')}</p>
    <select style="width: 40px"><option>${t('b.option', 'An option')}</option></select>
    <input style="width: 40px" placeholder="${t('b.hint', 'A hint')}">
    <p>${t('b.under', 'Under')}</p><p style="margin-top: -18px">Over</p>
    <p style="margin-left: -60px; white-space: nowrap">${t('b.out', 'Out of sight')}</p>
    <p>English</p><p>⟦no end</p>`)
  expect(findTextFaults()).toEqual({
    cut: ['⟦Cut at its end ~~~~~⟧', '⟦Low down ~~~⟧', '⟦An option ~~~⟧', '⟦A hint ~~⟧'],
    overlapping: ['⟦Under ~⟧ / Over'],
    outside: ['⟦Out of sight ~~~~⟧'],
    unmarked: ['Over', 'English'],
    open: 1,
    excess: 0,
  })
  const isFromServer = readServed([
    '{"acct":"hiroko","content":"<p>What <b>that&#39;s</b> about</p>","rules":["no_spam","foo"]}',
    '<h1>Ponds</h1><img alt="A bird">',
  ])
  const texts = [
    '@hiroko',
    'What that’s about',
    'no spam → foo',
    'Ponds',
    'A bird',
    'no_spam 7',
    ':acct:',
    'Content',
    'Delete',
    'Ponds hiroko '.repeat(8),
  ]
  expect(texts.filter((text) => !isFromServer(text))).toEqual(['no_spam 7', 'Content', 'Delete'])
})

test('the space of a text is measured by its id, and the page is restored', async () => {
  await draw(`
    <p style="padding: 0 20px">${t('a.wraps', 'Wraps')}</p>
    <p style="white-space: nowrap; overflow: hidden; width: 200px">${t('a.cut', 'Cut')}</p>
    <div style="display: flex; width: 300px"><button style="white-space: nowrap">${t('a.first', 'One')}</button><b style="flex: none; width: 100px">x</b></div>
    <div style="width: 100px">${t('a.narrow', 'Twice')}</div><div>${t('a.narrow', 'Twice')}</div>
    <span style="position: absolute; overflow: hidden; width: 1px; height: 1px">${t('a.spoken', 'Spoken')}</span>
    <input style="width: 120px; padding: 0 10px" placeholder="${t('a.hint', 'Hint')}">
    <select style="width: 90px"><option>${t('a.one', '1')}</option><option>${t('a.two', '2')}</option></select>`)
  const before = document.body.innerHTML
  const boxes = measureBoxes()
  expect(document.body.innerHTML).toBe(before)
  const room = (width: number, wraps: boolean) => ({ width: expect.closeTo(width, -1), wraps })
  expect(boxes).toEqual({
    'a.cut': room(200, false),
    'a.first': room(200, false),
    'a.hint': room(100, false),
    'a.narrow': room(100, true),
    'a.one': room(90, false),
    'a.two': room(90, false),
    'a.wraps': room(350, true),
  })
})
