import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { NoticeList } from '#ui/NoticeList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from './Workshop.module.css'

const noop = () => undefined

/** Everything that opens, and tabs. */
export function SampleWindows() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const [notices, setNotices] = useState(true)
  const [tab, setTab] = useState<'posts' | 'replies' | 'media'>('posts')
  const tabs = [
    { id: 'posts', label: 'Posts' },
    { id: 'replies', label: 'Replies' },
    { id: 'media', label: 'Media' },
  ] as const
  return (
    <Panel title="Windows" below={<Tabs label="Kinds" name="kinds" tabs={tabs} selected={tab} onSelect={setTab} />}>
      <TabPanel name="kinds" id={tab}>
        <div className={css.stack}>
          <p>Panel of {tab}</p>
          <div className={css.row}>
            <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
            <Button onClick={() => setOpen('confirm')}>Ask first</Button>
            <Button onClick={() => setNotices(!notices)}>Notices</Button>
          </div>
          <Disclosure summary="Unfold this">What belongs to it.</Disclosure>
          <ProgressBar label="Upload" value={0.35} />
          <ProgressBar label="Waiting" value={null} />
        </div>
      </TabPanel>
      {open === 'dialog' && (
        <Dialog
          title="Edit the profile"
          closeLabel="Close"
          onClose={() => setOpen(null)}
          footer={
            <>
              <Button onClick={() => setOpen(null)}>Cancel</Button>
              <Button tone="primary">Save</Button>
            </>
          }
        >
          <div className={css.stack}>
            <TextField label="Name" data-autofocus defaultValue="Ada" />
            <TextArea label="About you" defaultValue={'line\n'.repeat(30)} />
          </div>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete this post?"
          confirmLabel="Delete"
          cancelLabel="Keep it"
          closeLabel="Close"
          danger
          onConfirm={noop}
          onCancel={() => setOpen(null)}
        >
          The post and its 12 answers' links to it will be gone. This cannot be undone.
        </ConfirmDialog>
      )}
      <NoticeList
        label="Notices"
        closeLabel="Close"
        onClose={() => setNotices(false)}
        onPause={noop}
        onResume={noop}
        notices={
          notices
            ? [
                { id: 1, level: 'error', text: 'The post could not be sent. It is kept as a draft.' },
                { id: 2, level: 'warning', text: 'This device keeps nothing: its storage is full.' },
                { id: 3, level: 'success', text: 'Saved' },
                { id: 4, level: 'info', text: 'Synchronizing' },
              ]
            : []
        }
      />
    </Panel>
  )
}
