import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hostileHtml } from '../test/hostileHtml.ts'
import { isReadAttribute } from './attributes.ts'
import { cleanMarkup } from './cleanMarkup.ts'
import { isReadTag } from './tags.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

function cleaned(html: string): string {
  const clean = cleanMarkup(html)
  return 'cut' in clean ? clean.cut : clean.html
}

test.each([
  ['<p>a <b>b</b></p>', '<p>a <b>b</b></p>'],
  ['<P CLASS=x onclick=y>a</P>', '<p class="x">a</p>'],
  ['<p style="a>b" title=\'"\'>c</p>', '<p title="&quot;">c</p>'],
  ['1 < 2 <3 <é', '1 &lt; 2 &lt;3 &lt;é'],
  ['<<script>x</script>b>', '&lt;b>'],
  ['<<x>b onclick=y>', '&lt;b onclick=y>'],
  ['a<!-- <b> -->c<!x>d<?y?>e</ z>f</>g', 'acdefg'],
  ['a<!-->b<!--->c<!-- d --!>e', 'abce'],
  ['<script>a</scriptx></script >b', 'b'],
  ['<title><b></title>c', 'c'],
  ['<style>a', ''],
  ['<math><mspace/><mi>x</mi></math>', '<math><mspace/><mi>x</mi></math>'],
  ['<br/><hr />', '<br><hr>'],
  ['<font color=red><p>a</p></font>', '<p>a</p>'],
  ['<a ="x" href = https://a.example/b/>c</a>', '<a href="https://a.example/b/">c</a>'],
  ['<p class', ''],
  ['<p class="x', ''],
  ['a &lt;b&gt; &amp;c', 'a &lt;b&gt; &amp;c'],
  ['<constructor __proto__=x toString=y>a</constructor>', 'a'],
])('%s becomes %s', (html, clean) => {
  expect(cleaned(html)).toBe(clean)
})

test('of any markup only known tags with known attributes are left', () => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      for (const [, name = '', attributes = ''] of cleaned(html).matchAll(/<\/?([^\s>/]*)((?:[^>"]|"[^"]*")*)>?/g)) {
        expect(isReadTag(name)).toBe(true)
        for (const [, attribute = ''] of attributes.matchAll(/ ([^\s=]+)="[^"]*"/g)) expect(isReadAttribute(attribute)).toBe(true)
        expect(attributes.replace(/ [^\s=]+="[^"]*"/g, '')).toMatch(/^\/?$/)
      }
    }),
    { numRuns: propertyRuns(2_000) },
  )
})

test('cleaning clean markup changes nothing', () => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      const once = cleaned(html)
      expect(cleaned(once)).toBe(once)
    }),
    { numRuns: propertyRuns(2_000) },
  )
})
