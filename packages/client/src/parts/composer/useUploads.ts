import type { Attachment } from '@rookery/api/wire/model'
import { useRef, useState } from 'react'
import { uploadMedia, type UploadResult } from '#data/actions/uploadMedia.ts'
import type { DraftKey } from '#data/drafts/Draft.ts'
import type { Message } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { fileSize } from '#lib/fileSize.ts'
import { startingDraft } from './startingDraft.ts'

/** A file on its way, or one that did not get there and can be tried again. */
export interface Upload {
  readonly key: number
  readonly file: File
  /** 0 to 1. */
  readonly progress: number
  readonly error: Message | null
}

export interface Uploads {
  readonly list: readonly Upload[]
  readonly busy: boolean
  /** The server takes no more files in one post. */
  readonly full: boolean
  readonly add: (files: readonly File[]) => void
  readonly retry: (key: number) => void
  readonly cancel: (key: number) => void
}

/** Sends files for a draft, one after another so that they stand in the order they were chosen in. */
export function useUploads(key: DraftKey, refuse: (message: Message) => void): Uploads {
  const session = useSession()
  const formats = useFormats()
  const [list, setList] = useState<readonly Upload[]>([])
  const next = useRef(0)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())
  const most = session.server.instance.maxAttachments
  const kept = session.drafts.get(key)?.data.files.length ?? 0

  const update = (upload: number, part: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.key === upload ? { ...one, ...part } : one)))
  const drop = (upload: number) => setList((before) => before.filter((one) => one.key !== upload))

  const attach = (attachment: Attachment) => {
    // The draft may have changed while the file was on its way.
    const data = session.drafts.get(key)?.data ?? startingDraft(session, key)
    session.drafts.save(key, { ...data, files: [...data.files, attachment] })
  }
  const end = (upload: number, result: UploadResult) => {
    stops.current.delete(upload)
    if (result.kind === 'uploaded') attach(result.attachment)
    if (result.kind === 'uploaded' || result.kind === 'aborted') return drop(upload)
    const message: Message =
      result.kind === 'refused'
        ? { key: 'composer.uploadFailed', args: { reason: result.message } }
        : { key: 'composer.file_too_big', args: { size: fileSize(result.size, formats), allowed: fileSize(result.allowed, formats) } }
    if (result.kind === 'tooBig') drop(upload)
    else update(upload, { error: message })
    return refuse(message)
  }
  const start = (upload: number, file: File) => {
    const stop = new AbortController()
    stops.current.set(upload, stop)
    queue.current = queue.current.then(async () => {
      if (stop.signal.aborted) return drop(upload)
      return end(upload, await uploadMedia(session, file, { signal: stop.signal, onProgress: (progress) => update(upload, { progress }) }))
    })
  }
  return {
    list,
    busy: list.some((upload) => upload.error === null),
    full: most !== null && kept + list.length >= most,
    add(files) {
      const room = most === null ? files.length : Math.max(0, most - kept - list.length)
      const added = files.slice(0, room).map((file) => ({ key: next.current++, file, progress: 0, error: null }))
      setList((before) => [...before, ...added])
      for (const upload of added) start(upload.key, upload.file)
    },
    retry(upload) {
      const failed = list.find((one) => one.key === upload)
      if (failed === undefined) return
      update(upload, { error: null, progress: 0 })
      start(upload, failed.file)
    },
    cancel(upload) {
      stops.current.get(upload)?.abort()
      drop(upload)
    },
  }
}
