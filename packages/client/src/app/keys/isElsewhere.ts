/** Whether another part of the page takes all keys: a window above the page, or a list that letters walk through. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal')) return true
  return target instanceof Element && target.closest('dialog, [role=dialog], [role=menu], [role=listbox], [role=grid]') !== null
}
