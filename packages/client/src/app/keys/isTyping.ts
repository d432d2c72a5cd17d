const unwritten = 'button, checkbox, color, file, image, radio, range, reset, submit'
  .split(', ')
  .map((type) => `[type=${type}]`)
  .join()

/** Whether a key belongs to a text that is being written, and so is no shortcut (spec 1, section 5). */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(`input:not(${unwritten}), textarea, select`))
}

/** Whether keys belong to what has taken them all: a window above the page, or a list of choices that letters walk through. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal')) return true
  return target instanceof Element && target.closest('dialog, [role=dialog], [role=menu], [role=listbox], [role=grid]') !== null
}
