import { expect, test } from 'vitest'
import { foreignPaths } from '../../../../../api/test/foreignPaths.ts'
import { readFrontendConfig } from './FrontendConfig.ts'
import { siteLookOf } from './siteLookOf.ts'

const lookOf = (config: object) => siteLookOf(readFrontendConfig(config, {}))

test.each([
  ['/images/marsh.jpg', '/images/marsh.jpg'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['http://cdn.example/a.png', null],
  ['//cdn.example/a.png', null],
  ['data:image/png;base64,x', null],
  ['', null],
  [5, null],
])('the background %o is %o', (value, background) => {
  expect(lookOf({ background: value }).background).toBe(background)
})

test.each(['/images/city.jpg', '/static/aurora_borealis.jpg', '/static/logo.svg'])(
  '%s is a server’s default and counts as unset',
  (stock) => {
    expect(lookOf({ background: stock, logo: stock })).toMatchObject({ background: null, logo: null })
  },
)

test('a logo is a centred mask unless the configuration says otherwise', () => {
  expect(lookOf({ logo: '/a.svg' })).toMatchObject({ logo: '/a.svg', logoMask: true, logoMargin: '.1em', logoLeft: false })
  expect(lookOf({ logo: '/a.svg', logoMask: false, logoMargin: '4px', logoLeft: 'true' })).toMatchObject({
    logoMask: false,
    logoMargin: '4px',
    logoLeft: true,
  })
  expect(lookOf({ logoMargin: '1px;color:red' }).logoMargin).toBe('.1em')
})

test.each(['defaultAvatar', 'defaultBanner'] as const)('%s is a local image or one over https', (key) => {
  expect(lookOf({ [key]: '/images/heron.png' })[key]).toBe('/images/heron.png')
  expect(lookOf({ [key]: 'https://cdn.example/a.png' })[key]).toBe('https://cdn.example/a.png')
  const foreign = foreignPaths.filter((path) => !path.startsWith('https://'))
  for (const value of [...foreign, 'data:image/png;base64,x', 'http://cdn.example/a.png', 7])
    expect(lookOf({ [key]: value })[key]).toBeNull()
})
