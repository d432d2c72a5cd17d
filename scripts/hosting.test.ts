import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostHeaders, hostPolicy } from '@rookery/instance/host/hostPolicy'
import { pageHeaders } from '../packages/instance/src/web/responseHeaders.ts'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../hosting')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** The sources of each directive, without the nonce that only the page of a server has. */
function directives(policy: string): Readonly<Record<string, string>> {
  const parts = policy.split(';').map((part) => part.trim().replace(/ 'nonce-[^']+'/, ''))
  return Object.fromEntries(parts.filter(Boolean).map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]))
}

test('a separate host widens the policy only for connections, images and media', () => {
  const origin = 'https://pond.example'
  const ofServer = directives(pageHeaders(origin, 'nonce', 'id')['content-security-policy'] ?? '')
  const ofHost = directives(hostPolicy())
  expect(ofHost).toEqual({
    ...ofServer,
    'connect-src': "'self' https: wss:",
    'img-src': "'self' data: blob: https:",
    'media-src': "'self' https:",
  })
})

test('the files for each kind of host send the policy and the headers of the product', () => {
  for (const name of ['nginx.conf', 'Caddyfile', '_headers']) {
    const text = read(name)
    expect.soft(text, name).toContain(hostPolicy())
    for (const [header, value] of Object.entries(hostHeaders)) {
      expect.soft(text.toLowerCase().replaceAll(/[":]/g, ''), `${name}: ${header}`).toContain(`${header} ${value.toLowerCase()}`)
    }
    for (const path of ['api', 'oauth', 'nodeinfo']) {
      const rules = name === '_headers' ? read('_redirects') : text
      expect.soft(rules, `${name}: ${path}`).toMatch(new RegExp(`\\b${path}\\b`))
    }
  }
  expect(JSON.parse(read('manifest.json'))).toMatchObject({ name: 'Rookery', start_url: '/' })
})

test('the container has two stages, no rights and a health check, and builds if there is an engine', { timeout: 600_000 }, () => {
  const lines = read('Dockerfile').split('\n')
  expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(2)
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const user = last.find((line) => line.startsWith('USER '))
  expect(Number(user?.split(' ')[1])).toBeGreaterThan(0)
  expect(last.find((line) => line.startsWith('HEALTHCHECK '))).toContain('8080')
  expect(read('nginx.conf')).toContain('listen 8080;')
  const hasEngine = spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0
  if (!hasEngine) return
  const { status, stderr } = spawnSync('docker', ['build', '-f', 'hosting/Dockerfile', '.'], { cwd: join(folder, '..'), encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})
