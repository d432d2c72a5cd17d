import { expect } from '../harness/expect.ts'
import { decoratedJourney } from '../harness/journey.ts'
import { lookAtEffects } from '../settings/lookAtEffects.ts'
import { homeEffects } from '../settings/homeEffects.ts'
import { mutingEffects } from '../settings/mutingEffects.ts'
import { pictureEffects } from '../settings/pictureEffects.ts'
import { profileEffects } from '../settings/profileEffects.ts'
import { shellEffects } from '../settings/shellEffects.ts'
import { threadEffects, treeEffects } from '../settings/threadEffects.ts'
import { wordEffects } from '../settings/wordEffects.ts'

const effectPages = {
  shell: shellEffects,
  words: wordEffects,
  pictures: pictureEffects,
  conversations: threadEffects,
  trees: treeEffects,
  muting: mutingEffects,
  home: homeEffects,
  profiles: profileEffects,
}

for (const [name, effectPage] of Object.entries(effectPages)) {
  decoratedJourney(`settings take effect in the open page, and end with the choice: ${name}`, async ({ visit, product }) => {
    const { page, watch } = await visit({ as: 'ada', viewport: effectPage.viewport ?? { width: 1440, height: 900 } })
    // The picture of an emoji of another server.
    watch.expectComplaint(/remotecat/)
    page.setDefaultTimeout(5000)
    expect(await lookAtEffects({ page, product }, effectPage)).toEqual([])
  })
}
