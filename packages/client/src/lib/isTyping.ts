const nonTextTypes = 'button, checkbox, color, file, image, radio, range, reset, submit'
  .split(', ')
  .map((type) => `[type=${type}]`)
  .join()

/** Whether an element accepts text: keys are input there, and announcements would interrupt the user. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(`input:not(${nonTextTypes}), textarea, select`))
}
