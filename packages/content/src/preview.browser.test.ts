import { expect, test } from 'vitest'

import { previewText } from './preview.ts'

test.each([
  ['<p>one<br>two</p><p>three</p>', 'one\ntwo\nthree'],
  ['<script>x</script>a<style>y', 'a'],
  ['a<!-- b -->c<!-- d', 'ac'],
  ['&lt;b&gt; &amp; &eacute;&#33;', '<b> & é!'],
  ['a <b title="x">b</b> c', 'a b c'],
  ['a<b', 'a'],
])('%o is shown as %o', (html, text) => {
  expect(previewText(html, 100)).toEqual({ text, more: false })
})

test('text over the limit is left out of the preview', () => {
  expect(previewText('x'.repeat(150), 100)).toEqual({ text: 'x'.repeat(100), more: true })
  expect(previewText(`${'<i>'.repeat(5000)}${'x'.repeat(1500)}`, 100)).toEqual({ text: 'x'.repeat(100), more: true })
})

test.each([
  ['one tag', `<p ${'a '.repeat(5000)}>beginning`],
  ['tags within tags', `${'<i>'.repeat(30_000)}beginning`],
  ['tags with spaces between them', `${'<i> '.repeat(30_000)}beginning`],
  ['comments', `${'<!-- x -->'.repeat(10_000)}beginning`],
  ['elements that are not shown', `${'<style>x</style>'.repeat(10_000)}beginning`],
])('the beginning is shown after any amount of markup: %s', (_, html) => {
  expect(previewText(html, 100)).toEqual({ text: 'beginning', more: false })
})

test('no half of a character is left at the end', () => {
  expect(previewText(`${'x'.repeat(99)}😀`, 100).text).toBe('x'.repeat(99))
})

test('many short lines do not fill the screen', () => {
  expect(previewText('x<br>'.repeat(100), 200)).toEqual({ text: 'x\nx\nx\nx\nx\n', more: true })
})
