import { expect, test, vi } from 'vitest'
import { onePixel } from '#test/onePixel.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { readStoredFile, storeFiles } from './storedFiles.ts'

test('a file is stored and read again, also where the browser stores only its bytes', async () => {
  const world = await openTestSession()
  const { session } = world
  const file = onePixel()
  async function expectStored(id: string) {
    expect(await storeFiles(session, [{ id, file }])).toBe(true)
    const read = await readStoredFile(session, { id, name: 'dot.png' })
    expect(read).toMatchObject({ name: 'dot.png', type: file.type })
    expect(await read?.arrayBuffer()).toEqual(await file.arrayBuffer())
  }
  await expectStored('a')
  const set = session.storage.set.bind(session.storage)
  const sets = vi.spyOn(session.storage, 'set')
  sets.mockImplementation(async (key, value) => !(value instanceof Blob) && set(key, value))
  await expectStored('b')
  sets.mockResolvedValue(false)
  expect(await storeFiles(session, [{ id: 'c', file }])).toBe(false)
  expect(await readStoredFile(session, { id: 'c', name: 'dot.png' })).toBeNull()
  await world.close()
})
