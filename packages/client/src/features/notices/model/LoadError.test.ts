import { expect, test } from 'vitest'
import { ApiError } from '@rookery/api/http/ApiError'
import { toLoadError, toSpokenError } from './LoadError.ts'

const call = { method: 'GET', path: '/api/v1/lists' } as const

test.each([
  [
    'with words',
    { kind: 'http', status: 500, body: { error: 'The pond is frozen' } },
    { text: 'The pond is frozen' },
    { key: 'errors.serverError' },
  ],
  ['without a word', { kind: 'http', status: 404 }, { key: 'errors.notThere' }, { key: 'errors.notThere' }],
  ['that never came', { kind: 'network' }, { key: 'errors.unreachable' }, { key: 'errors.unreachable' }],
] as const)('an error %s shows the text of the server, and for a timeline the text of its status', (_case, details, spoken, ofTimeline) => {
  const error = new ApiError({ ...call, ...details })
  expect(toSpokenError(error, 0).message).toEqual(spoken)
  expect(toLoadError(error, 0).message).toEqual(ofTimeline)
})
