import { testOpenStates } from '../harness/openStates.ts'

testOpenStates('wide', 'cleared')
