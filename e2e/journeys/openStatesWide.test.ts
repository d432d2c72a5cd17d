import { testOpenStates } from '../harness/openStates.ts'

testOpenStates('wide', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
