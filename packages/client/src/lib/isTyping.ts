const nonTextTypes = 'button, checkbox, color, file, image, radio, range, reset, submit'
  .split(', ')
  .map((type) => `[type=${type}]`)
  .join()

/** Whether an element takes a text that is being written: keys are part of it, and nobody wants to be interrupted. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(`input:not(${nonTextTypes}), textarea, select`))
}
