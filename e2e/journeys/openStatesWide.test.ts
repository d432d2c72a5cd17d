import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { faultsOfOpenStates } from '../harness/openStates.ts'

journey(
  'what is opened can be used by everybody, and left by Escape: wide, dark',
  async ({ browser }) => {
    const options = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } as const
    expect(await faultsOfOpenStates(browser, 'wide', options)).toEqual([])
  },
  180_000,
)
