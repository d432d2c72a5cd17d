/** The list of notices, and the function that raises it above everything. Dialogs know how it gets above them, once their code is there. */
export const noticeBox: { list: HTMLElement | null; raise: () => void } = {
  list: null,
  raise: () => noticeBox.list?.togglePopover(true),
}
