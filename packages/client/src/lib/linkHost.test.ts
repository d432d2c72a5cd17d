import { expect, test } from 'vitest'
import { linkHost } from './linkHost.ts'

test.each([
  ['https://www.tides.example/march', 'tides.example'],
  ['http://tides.example:8080/', 'tides.example:8080'],
  ['https://real.example@evil.example/', 'evil.example'],
  ['https://раураl.example/', 'xn--l-7sba6dbr.example'],
  ['vbscript:alert(1)', null],
  ['data:text/html,x', null],
  ['/relative', null],
  ['', null],
])('the host of %s is %s', (url, host) => {
  expect(linkHost(url)).toBe(host)
})
