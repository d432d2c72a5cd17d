import { beforeEach, type TestContext } from 'vitest'

import { isFullRun } from '../../scripts/test/isFullRun.ts'
import { reasonToSkip } from '../../scripts/test/engineJourneys.ts'
import engineJourneys from '../engineJourneys.json' with { type: 'json' }
import { engine } from './engine.ts'

// Set up for the engines other than Chromium: e2e/engineJourneys.json says which journeys are walked there.
beforeEach(({ task, skip }) => {
  const journey = { file: task.file.name.replace(/^e2e\/journeys\//, ''), name: nameWithGroups(task) }
  const reason = reasonToSkip(engineJourneys, journey, { engine, isFull: isFullRun })
  if (reason !== null) skip(reason)
})

function nameWithGroups(task: TestContext['task']): string {
  const names = [task.name]
  for (let suite = task.suite; suite; suite = suite.suite) names.unshift(suite.name)
  return names.join(' > ')
}
