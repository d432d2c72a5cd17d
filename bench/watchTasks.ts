import type { Browser } from 'playwright-core'

/** Work of the main thread, in milliseconds of CPU time. */
export interface Tasks {
  readonly total: number
  readonly longest: number
  /** Style and paint, without layout: work that a browser may repeat for unchanged content. */
  readonly drawing: number
}

const drawingSteps: ReadonlySet<string> = new Set(['UpdateLayoutTree', 'PrePaint', 'Paint', 'Layerize', 'Commit'])

/**
 * Watches the main thread of a browser's one busy page. It measures CPU time, not elapsed time: on a busy machine, a task of 5 ms may take
 * 100 until it gets a core again.
 */
export async function watchTasks(browser: Browser): Promise<() => Promise<Tasks>> {
  const devtools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event)
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  return async () => {
    const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
    await devtools.send('Tracing.end')
    await complete
    await devtools.detach()
    return tasksOf(events)
  }
}

export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the thread's own time. */
  readonly tdur?: number
  readonly args?: { readonly name?: unknown }
}

function isTraceEvent(raw: object): raw is TraceEvent {
  return 'name' in raw && typeof raw.name === 'string' && 'pid' in raw && 'tid' in raw
}

const nothing: Tasks = { total: 0, longest: 0, drawing: 0 }

/** Of the main thread that worked most: the browser has pages of its own. */
export function tasksOf(events: readonly TraceEvent[]): Tasks {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf))
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.tdur !== undefined && mains.has(threadOf(event)))
  const works = new Map<string, Tasks>()
  for (const task of tasks) {
    const { total, longest, drawing } = works.get(threadOf(task)) ?? nothing
    const work = (task.tdur ?? 0) / 1000
    works.set(threadOf(task), { total: total + work, longest: Math.max(longest, work), drawing })
  }
  for (const step of events) {
    const known = works.get(threadOf(step))
    if (known && drawingSteps.has(step.name)) works.set(threadOf(step), { ...known, drawing: known.drawing + (step.tdur ?? 0) / 1000 })
  }
  const [busiest] = [...works.values()].toSorted((a, b) => b.total - a.total)
  return busiest ?? nothing
}
