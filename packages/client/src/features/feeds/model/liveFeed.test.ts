import { describe, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { feedWorld } from '#test/feedWorld.ts'
import { know } from '#test/postAs.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from './feedsOf.ts'

const here = feedWorld()
const { posts, rows } = here

describe('a live feed', () => {
  /** A new post as the stream delivers it: its entity is stored before its event. */
  async function brought(name: 'ada' | 'dave' = 'ada'): Promise<StatusId> {
    const [id] = await posts(1, name)
    if (id === undefined) throw new Error('Nothing was posted.')
    await know(here.session, id)
    return id
  }

  test('catches up first, and queues posts that are streamed meanwhile', async () => {
    const old = await posts(2)
    await feedsOf(here.session).loadNewer('public')
    const missed = await posts(1, 'dave')
    const feed = feedsOf(here.session).at('public')
    const release = here.world.server.hold('GET /api/v1/timelines/public')
    const caughtUp = feed.catchUp()
    const live = await brought()
    feed.arrive([live])
    await release.arrived
    expect(feed.get().pending).toEqual([])
    release()
    expect(await caughtUp).toBe(true)
    expect(feed.get().pending).toEqual([live, ...missed])
    feed.showPending()
    expect(rows()).toEqual([live, ...missed, ...old])
  })

  test('that lost its connection accepts nothing, and the next page loads what it missed', async () => {
    await posts(1)
    const feed = feedsOf(here.session).at('public')
    await feed.catchUp()
    feed.onStreamLost()
    const late = await brought('dave')
    feed.arrive([late])
    expect(feed.get().pending).toEqual([])
    await feedsOf(here.session).loadNewer('public')
    expect(feed.get().pending).toEqual([late])
  })

  test('shows new posts immediately only if streaming is on, at the top, with the focus', async () => {
    await posts(1)
    const feed = feedsOf(here.session).at('public')
    await feed.catchUp()
    settingsOf(here.session).set('streaming', true)
    feedsOf(here.session).setNearTop('public', true)
    feed.arrive([await brought()])
    expect(rows()).toHaveLength(2)

    feedsOf(here.session).setFocused(false)
    feed.arrive([await brought()])
    expect([rows().length, feed.get().pending.length, feed.get().paused]).toEqual([2, 1, true])

    // Once paused it stays so until the person shows the new ones.
    feedsOf(here.session).setFocused(true)
    feed.arrive([await brought()])
    expect([rows().length, feed.get().pending.length]).toEqual([2, 2])
    feed.showPending()
    settingsOf(here.session).set('pauseOnUnfocused', false)
    feedsOf(here.session).setFocused(false)
    feed.arrive([await brought()])
    expect([rows().length, feed.get().pending.length]).toEqual([5, 0])
  })
})
