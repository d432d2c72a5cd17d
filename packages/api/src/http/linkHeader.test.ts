import { expect, test } from 'vitest'

import { readCursors } from './linkHeader.ts'

const host = 'https://pond.example/api/v1/timelines/home'

test.each([
  ['no header', null, null, null],
  ['an empty header', '', null, null],
  ['both ways', `<${host}?max_id=B0a&limit=20>; rel="next", <${host}?min_id=B0z>; rel="prev"`, { max_id: 'B0a' }, { min_id: 'B0z' }],
  ['either order', `<${host}?min_id=2>; rel="prev", <${host}?max_id=1>; rel="next"`, { max_id: '1' }, { min_id: '2' }],
  ['one way only', `<${host}?max_id=1>; rel="next"`, { max_id: '1' }, null],
  ['no quotation marks', `<${host}?max_id=1>; rel=next`, { max_id: '1' }, null],
  ['a relation among several', `<${host}?max_id=1>; rel="last next"`, { max_id: '1' }, null],
  ['other parameters beside', `<${host}?max_id=1>; title="a, b"; rel="next"`, { max_id: '1' }, null],
  ['an offset', `<${host}?offset=40>; rel="next"`, { offset: '40' }, null],
  ['a relative address', '</api/v1/mutes?max_id=7>; rel="next"', { max_id: '7' }, null],
  ['a comma inside the address', `<${host}?tags=a,b&max_id=1>; rel="next"`, { max_id: '1' }, null],
  ['another relation', `<${host}?max_id=1>; rel="nextish"`, null, null],
  ['an address without cursors', `<${host}>; rel="next"`, null, null],
  ['nonsense', 'next please', null, null],
])('cursors are read from a Link header with %s', (_, header, older, newer) => {
  expect(readCursors(header)).toEqual({ older, newer })
})

test('a Link header cannot change any parameter but the cursor', () => {
  const header = '<https://evil.example/?access_token=x&with_muted=true&max_id=9&constructor=1>; rel="next"'
  expect(readCursors(header).older).toEqual({ max_id: '9' })
})
