import { testOpenStates } from '../harness/openStates.ts'

testOpenStates('narrow', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' })
