import { expect, test } from 'vitest'
import { defaultThemesCss } from './presetCss.ts'

test('the style sheet of the client holds the default presets as they are computed now', async () => {
  // Not a picture of markup: this file is the build product. `vitest run -u` on this test writes it anew.
  const header =
    '/* Computed by packages/theme from its presets. After a change there: npx vitest run --project unit packages/theme -u */\n'
  await expect(`${header}${defaultThemesCss()}\n`).toMatchFileSnapshot('../../client/src/ui/themes.css')
})
