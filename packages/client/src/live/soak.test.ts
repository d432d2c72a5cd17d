import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { exampleAccount, exampleStatus } from '#test/examples.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { startSweeper } from './sweeper.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

const hours = 8
const postsPerHour = 900
const secondsPerPost = 3600 / postsPerHour
const megabyte = 2 ** 20

setFlagsFromString('--expose-gc')
// The flag exposes a function in contexts that are created afterwards.
const collect = runInNewContext('gc') as () => void

function heap(): number {
  collect()
  return process.memoryUsage().heapUsed / megabyte
}

/** A post of typical length, by one of five hundred accounts, every tenth with a mention. */
const postAt = (index: number) =>
  exampleStatus(`s${String(index).padStart(6, '0')}`, {
    account: exampleAccount(`a${index % 500}`),
    content: `<p>${`Post ${index} and what it says. `.repeat(15)}</p>`,
    mentions: index % 10 === 0 ? [{ id: exampleAccount(`a${index % 7}`).id, acct: 'x', username: 'x', url: '' }] : [],
    inReplyToId: index % 3 === 0 ? exampleStatus(`s${String(Math.max(0, index - 1)).padStart(6, '0')}`).id : null,
  })

test('a tab that is open for eight hours grows by less than five megabytes an hour', async () => {
  const { session, server, close } = await openTestSession()
  onTestFinished(close)
  onTestFinished(startSweeper(session))
  const { entities } = session
  const filters = filtersOf(session)
  const feeds = feedsOf(session)
  const threads = threadsOf(session)
  await feeds.loadNewer('home')
  let index = 0
  let last: StatusId | null = null

  async function liveAnHour(): Promise<void> {
    for (let post = 0; post < postsPerHour; post += 1) {
      const status = postAt((index += 1))
      entities.receive({ statuses: [status] })
      await feeds.arrive('home', [status.id])
      threads.arrive([status.id])
      last = status.id
      server.clock.advance(secondsPerPost * 1000)
      if (index % 100 === 0) {
        // The user looks: new posts are shown, judged, and one conversation is opened.
        feeds.showPending('home')
        filters.hiddenAmong(
          [...entities.statuses.ids()].filter((_, at) => at % 10 === 0),
          { kind: 'timeline', place: 'home' },
        )
        await threads.openThread(last)
      }
    }
  }

  await liveAnHour()
  const before = heap()
  for (let hour = 1; hour < hours; hour += 1) await liveAnHour()
  const grown = (heap() - before) / (hours - 1)
  expect(grown).toBeLessThan(5)
  expect(entities.statuses.size).toBeLessThan(4600)
})
