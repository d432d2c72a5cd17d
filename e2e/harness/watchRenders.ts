import type { BrowserContext, Page } from 'playwright-core'

/** The posts that React drew again since the last question, by their place on the page. */
export interface Renders {
  /** Posts that were on the page before and rendered again. */
  readonly redrawn: number
  /** Posts that came onto the page. */
  readonly mounted: number
  /** Components that ran, in posts and around them. */
  readonly components: number
}

declare global {
  interface Window {
    readRenders(): Renders
  }
}

/**
 * Lets a page count which posts React renders again. It listens where React's developer tools would, so
 * the bundle that ships is the one that is counted and the product knows nothing of it.
 */
export async function watchRenders(context: BrowserContext): Promise<void> {
  await context.addInitScript(countRenders)
}

/** Renders since the last call. */
export function readRenders(page: Page): Promise<Renders> {
  return page.evaluate(() => window.readRenders())
}

/** Runs in the page, before React. */
function countRenders() {
  /** The fields of a fiber that React's developer tools read. */
  interface Fiber {
    readonly tag: number
    readonly type: unknown
    readonly flags: number
    readonly stateNode: unknown
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly return: Fiber | null
    readonly alternate: Fiber | null
  }
  const performedWork = 1
  const components = new Set([0, 1, 11, 14, 15])
  const host = 5

  const redrawn = new Set<unknown>()
  const mounted = new Set<unknown>()
  let ran = 0

  const isPost = (fiber: Fiber) => fiber.tag === host && fiber.type === 'article'

  const postAbove = (fiber: Fiber): Fiber | null => {
    for (let one: Fiber | null = fiber; one; one = one.return) if (isPost(one)) return one
    return null
  }

  /** The component that renders the post's own element. Rows around it may run as the list changes. */
  const postBelow = (fiber: Fiber): Fiber | null => (fiber.child && isPost(fiber.child) ? fiber.child : null)

  const visit = (fiber: Fiber, before: Fiber | null) => {
    if (isPost(fiber) && !before) mounted.add(fiber.stateNode)
    if (components.has(fiber.tag) && fiber.flags & performedWork) {
      ran += 1
      const post = postAbove(fiber) ?? postBelow(fiber)
      if (post && before) redrawn.add(post.stateNode)
    }
    // React did not visit an unchanged child list: the flags below it are of an older commit.
    if (before && before.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) {
      const previous = before ? child.alternate : null
      // A fiber that React skipped is the same object as before.
      if (before && isChildOf(before, child)) continue
      visit(child, previous)
    }
  }

  const isChildOf = (parent: Fiber, expected: Fiber) => {
    for (let child = parent.child; child; child = child.sibling) if (child === expected) return true
    return false
  }

  const hook = {
    supportsFiber: true,
    renderers: new Map<number, unknown>(),
    inject: () => 1,
    checkDCE: () => undefined,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => visit(root.current, root.current.alternate),
  }
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook })

  window.readRenders = () => {
    const fresh = [...mounted].filter((post) => !redrawn.has(post))
    const renders = { redrawn: redrawn.size, mounted: fresh.length, components: ran }
    redrawn.clear()
    mounted.clear()
    ran = 0
    return renders
  }
}
