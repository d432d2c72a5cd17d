import type { StatusId } from '@rookery/api/wire/model'

/** A window that belongs to a post. */
export interface StatusDialogProps {
  id: StatusId
  onClose: () => void
}
