import { expect, test } from 'vitest'
import { tasksOf, type TraceEvent } from './watchTasks.ts'

const thread = (pid: number, name: string): TraceEvent => ({ name: 'thread_name', pid, tid: 1, args: { name } })
const task = (pid: number, ms: number): TraceEvent => ({ name: 'ThreadControllerImpl::RunTask', pid, tid: 1, tdur: ms * 1000 })

test('the tasks are those of the page that worked most, on its main thread', () => {
  const events = [
    thread(1, 'CrRendererMain'),
    thread(2, 'CrRendererMain'),
    thread(3, 'Compositor'),
    task(1, 20),
    task(1, 35),
    task(2, 50),
    task(3, 900),
    { name: 'FunctionCall', pid: 1, tid: 1, tdur: 80_000 },
    { name: 'UpdateLayoutTree', pid: 1, tid: 1, tdur: 3000 },
    { name: 'Paint', pid: 1, tid: 1, tdur: 1000 },
    { name: 'Paint', pid: 3, tid: 1, tdur: 9000 },
  ]
  expect(tasksOf(events)).toEqual({ total: 55, longest: 35, drawing: 4 })
})

test('a page that did nothing has no task', () => {
  expect(tasksOf([])).toEqual({ total: 0, longest: 0, drawing: 0 })
})
