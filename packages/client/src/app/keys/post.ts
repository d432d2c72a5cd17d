import type { MessageId } from '#i18n/catalogues.ts'

import type { KeyPage } from './KeyPage.ts'

/**
 * Controls that keys press, as they are marked where they are drawn (`data-press`). A key does what its control does, with
 * its questions and its limits; where the control is not drawn there is nothing to do.
 */
export type PostControl = 'author' | 'favourite' | 'link' | 'media' | 'open' | 'repeat' | 'reply' | 'subject'

/**
 * The post that has the focus, or what stands in a list as one: a notification, the place of a missing post. In a conversation
 * that nobody walks through, the post that was opened, while it is in sight: nobody acts on what they do not see.
 */
export function postInFocus(document: Document): HTMLElement | null {
  const entry = document.activeElement?.closest<HTMLElement>('article')
  if (entry) return entry
  const opened = document.querySelector<HTMLElement>('main article[data-status][data-focused]')
  const { top = 0, bottom = 0 } = opened?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < window.innerHeight ? opened : null
}

/** What there is more than one of in a post, and keys walk through. */
const choices = { reactions: 'button[data-reaction]', poll: 'form[data-poll] input' } as const

/** Moves the focus through the choices of the post in focus, from the last one back to the first; pressing is left to whoever looks at one. */
export function walkInPost(kind: keyof typeof choices) {
  return ({ document, say }: KeyPage): void => {
    const post = postInFocus(document)
    const found = post ? [...post.querySelectorAll<HTMLElement>(choices[kind])].filter((one) => one.closest('article') === post) : []
    const next = found[found.findIndex((one) => one === document.activeElement) + 1] ?? found[0]
    if (next) next.focus()
    else say('keys.absent')
  }
}

/** Presses a control of the post in focus, and says what became of it where it is a switch. */
export function pressOnPost(control: PostControl, said?: { readonly on: MessageId; readonly off: MessageId }) {
  return ({ document, say }: KeyPage): void => {
    const post = postInFocus(document)
    if (!post) return
    const element = post.querySelector<HTMLElement>(`[data-press=${control}]`)
    if (!element || element.closest('article') !== post) {
      say('keys.absent')
      return
    }
    const before = element.ariaPressed
    element.click()
    if (!said) return
    // When it has been drawn; a question asked before leaves it as it was.
    requestAnimationFrame(() => {
      if (element.ariaPressed !== before) say(element.ariaPressed === 'true' ? said.on : said.off)
    })
  }
}
