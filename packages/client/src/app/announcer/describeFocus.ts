import type { StatusId } from '@rookery/api/wire/model'

import type { Stop } from '@rookery/store/Cell'

import type { AnnouncedPost } from './postFacts.ts'

export interface StatusSummary {
  readonly name: string
  readonly text: string
}

/**
 * Names and describes the focused post for screen readers at that moment. One hidden element has the text for the whole page: nothing
 * renders again, no text is in the page twice, and no other post costs anything. A post without focus is named by its author and time and
 * described by its text. Covered or folded content describes itself.
 */
export function describeFocus(document: Document, describe: (post: AnnouncedPost) => StatusSummary | null): Stop {
  const stop = new AbortController()
  const place = document.createElement('div')
  place.hidden = true
  const name = place.appendChild(document.createElement('span'))
  name.id = 'spoken-name'
  const text = place.appendChild(document.createElement('span'))
  text.id = 'spoken-text'
  document.body.append(place)

  let giveBack: Stop | null = null
  function onFocus(target: EventTarget | null): void {
    giveBack?.()
    giveBack = null
    if (!(target instanceof HTMLElement) || !target.matches('article[data-status]:not([data-covered], [data-folded])')) return
    const spoken = describe(announcedPostOf(target))
    if (!spoken) return
    name.textContent = spoken.name
    text.textContent = spoken.text
    const before = [target.getAttribute('aria-labelledby'), target.getAttribute('aria-describedby')] as const
    target.setAttribute('aria-labelledby', name.id)
    // The existing description of its position in a conversation stays.
    target.setAttribute('aria-describedby', (before[1] ?? '').replace(/\bcontent-\S+|$/, (own) => (own ? text.id : ` ${text.id}`)).trim())
    giveBack = () => {
      for (const [at, attribute] of (['aria-labelledby', 'aria-describedby'] as const).entries()) {
        const value = before[at]
        if (value) target.setAttribute(attribute, value)
        else target.removeAttribute(attribute)
      }
    }
  }

  document.addEventListener('focusin', ({ target }) => onFocus(target), { signal: stop.signal })
  // The post that got the focus before this code was there.
  onFocus(document.activeElement)
  return () => {
    stop.abort()
    giveBack?.()
    place.remove()
  }
}

function announcedPostOf(article: HTMLElement): AnnouncedPost {
  // The id that the card was drawn for.
  return {
    id: article.dataset['status'] as StatusId,
    repeatedBy: article.querySelector('[data-repeaters]')?.textContent ?? null,
  }
}
