/** Whether keys belong to what has taken them all: a window above the page, or a list of choices that letters walk through. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal')) return true
  return target instanceof Element && target.closest('dialog, [role=dialog], [role=menu], [role=listbox], [role=grid]') !== null
}
