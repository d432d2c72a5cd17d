import type { StatusId } from '@rookery/api/wire/model'
import { createCell, type Cell, type Stop } from '@rookery/store/Cell'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'
import type { Session } from '#features/session/model/Session.ts'
import { fetchRelationshipsOfAuthors } from './fetchRelationshipsOfAuthors.ts'
import { shownInThread } from '#features/filters/model/shownInThread.ts'
import type { FilterView } from '#features/filters/model/FilterVerdict.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { repliedToBy } from './responded.ts'
import { keepRows } from './keepRows.ts'
import { replyOrder, type ThreadSort } from './replyOrder.ts'
import { linearRows, shownDepth, treeRows, type ThreadRow } from './treeRows.ts'
import { ancestorsOf, threadTree, type ThreadTree } from './threadTree.ts'
import { threadsOf } from './Threads.ts'

/** The focused branch; `focus` is the opened post, null the whole conversation. */
export type Dive = StatusId | 'focus' | null

/** A conversation as it is rendered. */
export interface ThreadImage {
  readonly focus: StatusId
  readonly display: SettingValues['conversationDisplay']
  readonly sort: ThreadSort
  /** The focused branch; null if the whole conversation is shown. */
  readonly dive: StatusId | null
  readonly rows: readonly ThreadRow[]
  readonly tree: ThreadTree
  /** Number of posts outside the focused branch. */
  readonly outside: number
}

/** View state of one conversation: folded posts, and the focused branch. */
export interface ThreadView {
  readonly image: Cell<ThreadImage>
  /** Sorts replies, here and as the new default; sorts again if the order is the same. */
  setSort(sort: ThreadSort): void
  setDive(dive: Dive): void
  /** Folds a post into one line, or unfolds it with its hidden replies. */
  setFolded(id: StatusId, folded: boolean): void
  /** Shows everything below a post. */
  showBelow(id: StatusId): void
  /** True where a part of the conversation is shown that the post does not belong to. */
  isOutside(id: StatusId): boolean
  /** Unfolds all ancestors of a post. */
  reveal(id: StatusId): void
  /** Resets folded and unfolded posts. */
  reset(): void
  /** Follows the conversation and the settings, until stopped. */
  follow(): Stop
}

interface Choices {
  readonly dive: Dive
  readonly toggled: ReadonlyMap<StatusId, boolean>
  readonly whole: ReadonlySet<StatusId>
}

const inConversation: FilterView = { kind: 'conversation' }

const nothingChosen = { toggled: new Map<StatusId, boolean>(), whole: new Set<StatusId>() }

export function createThreadView(session: Session, opened: StatusId, dive: Dive): ThreadView {
  const { entities, me } = session
  const settings = settingsOf(session)
  const filters = filtersOf(session)
  const thread = threadsOf(session).at(opened)
  let choices: Choices = { dive, ...nothingChosen }
  let sort = settings.get('conversationSort')
  let order = replyOrder(sort, entities, me)
  let built: { readonly ids: readonly StatusId[]; readonly order: unknown; readonly loaded: boolean; readonly tree: ThreadTree } | null =
    null
  let shown: { readonly ids: unknown; readonly hidden: unknown; readonly left: readonly StatusId[] } | null = null
  const image = createCell(draw())

  function parentOf(id: StatusId): StatusId | null {
    return repliedToBy(entities, id)
  }

  function hiddenNow(): ReadonlySet<StatusId> {
    return filters.hiddenAmong(thread.get().ids, inConversation)
  }

  /** The posts of the conversation without those that the reader's settings leave out. */
  function idsNow(): readonly StatusId[] {
    const { ids, focus } = thread.get()
    const hidden = hiddenNow()
    if (shown?.ids !== ids || shown.hidden !== hidden) shown = { ids, hidden, left: shownInThread(ids, hidden, focus, parentOf) }
    return shown.left
  }

  function treeNow(): ThreadTree {
    const { loaded } = thread.get()
    const ids = idsNow()
    if (built?.ids !== ids || built.order !== order || built.loaded !== loaded) {
      built = { ids, order, loaded, tree: threadTree(ids, { parentOf, compare: order, includesMissing: loaded }) }
    }
    return built.tree
  }

  function draw(): ThreadImage {
    const { focus, mine } = thread.get()
    const ids = idsNow()
    const display = settings.get('conversationDisplay')
    const tree = treeNow()
    const plain = { focus, display, sort, tree, outside: 0, dive: null }
    if (display === 'linear') {
      return { ...plain, rows: linearRows(tree, order, sort === 'time' ? null : focus) }
    }
    const diveId = choices.dive === 'focus' ? focus : choices.dive
    const node = diveId === null ? undefined : tree.get(diveId)
    // The opened post that answers nothing is shown with all there is: replies to missing posts may belong to it.
    const dived = node && (node.parentId !== null || choices.dive !== 'focus') ? node.id : null
    const rows = treeRows(tree, {
      dive: dived,
      depth: shownDepth(settings.get('maxDepthInThread')),
      toggled: choices.toggled,
      whole: choices.whole,
      stored: [focus, ...mine],
    })
    const inside = dived === null ? ids.length : (node?.below ?? 0) + 1 + rows.filter((row) => row.isAbove && !row.isMissing).length
    return { ...plain, dive: dived, rows, outside: ids.length - inside }
  }

  function redraw(): void {
    const before = image.get()
    const next = draw()
    image.set({ ...next, rows: keepRows(before.rows, next.rows) })
  }

  function choose(change: Partial<Choices>): void {
    choices = { ...choices, ...change }
    redraw()
  }

  function sortAnew(): void {
    sort = settings.get('conversationSort')
    order = replyOrder(sort, entities, me)
    redraw()
  }

  /** It is not known of everybody whether the reader follows them. Until it is, they count as not followed. */
  async function fetchAuthors(): Promise<void> {
    if (sort !== 'followed' || !thread.get().loaded) return
    const areFetched = await fetchRelationshipsOfAuthors(session, thread.get().ids)
    if (areFetched && sort === 'followed') sortAnew()
  }

  function toggled(changes: Iterable<readonly [StatusId, boolean]>): ReadonlyMap<StatusId, boolean> {
    return new Map([...choices.toggled, ...changes])
  }

  return {
    image,
    setSort(next) {
      if (next === sort) sortAnew()
      else settings.set('conversationSort', next)
    },
    setDive(next) {
      if (next === choices.dive) return
      // Leaving a branch resets the folds in it (spec 1, section 2).
      choose({ dive: next, ...(next === null && nothingChosen) })
    },
    setFolded(id, folded) {
      choose({ toggled: toggled([[id, !folded]]) })
    },
    showBelow(id) {
      choose({ whole: new Set([...choices.whole, id]), toggled: toggled([[id, true]]) })
    },
    isOutside(id) {
      const { dive: dived, rows } = image.get()
      return dived !== null && !ancestorsOf(treeNow(), id).includes(dived) && !rows.some((row) => row.id === id)
    },
    reveal(id) {
      choose({ toggled: toggled([...ancestorsOf(treeNow(), id), id].map((each) => [each, true])) })
    },
    reset: () => choose({ ...nothingChosen, dive }),
    follow() {
      let { loaded } = thread.get()
      const onSort = () => {
        sortAnew()
        void fetchAuthors()
      }
      if (sort === settings.get('conversationSort')) redraw()
      else sortAnew()
      void fetchAuthors()
      const stops = [
        thread.subscribe(() => {
          redraw()
          if (loaded === thread.get().loaded) return
          loaded = thread.get().loaded
          void fetchAuthors()
        }),
        filters.subscribe(() => {
          if (shown?.hidden !== hiddenNow()) redraw()
        }),
        settings.subscribe('conversationDisplay', redraw),
        settings.subscribe('conversationSort', onSort),
        settings.subscribe('maxDepthInThread', redraw),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
