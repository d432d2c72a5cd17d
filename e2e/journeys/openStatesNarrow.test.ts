import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { faultsOfOpenStates } from '../harness/openStates.ts'

journey(
  'what is opened can be used by everybody, and left by Escape: narrow, light',
  async ({ browser }) => {
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' } as const
    expect(await faultsOfOpenStates(browser, 'narrow', options)).toEqual([])
  },
  180_000,
)
