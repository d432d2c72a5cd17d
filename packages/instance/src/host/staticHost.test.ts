import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createStaticHost } from './staticHost.ts'

test('the page is at every address of the client, also at handles and names with a dot, and in the place of no missing file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'host-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), 'the page')
  const host = createStaticHost({ bundleDir: folder, hostDir: folder, local: [] })
  const statusOf = async (path: string) => (await host.fetch(new Request(`http://localhost:4000${path}`), { address: '127.0.0.1' })).status
  for (const path of ['/', '/main/all', '/@ada@pond.example', '/@ada', '/users/ada.lovelace', '/remote-users/pond.example/ada'])
    expect.soft(await statusOf(path), path).toBe(200)
  for (const path of ['/assets/old.js', '/static/config', '/sw.js', '/nodeinfo/2.0', '/nodeinfo/2.0.json'])
    expect.soft(await statusOf(path), path).toBe(404)
})
