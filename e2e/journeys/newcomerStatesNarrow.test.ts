import { testOpenStates } from '../harness/openStates.ts'

testOpenStates('narrow', 'cleared')
