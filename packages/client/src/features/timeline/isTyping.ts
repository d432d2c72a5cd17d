/** Whether a key belongs to a text that is being written, and so is no shortcut (spec 1, section 5). */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
