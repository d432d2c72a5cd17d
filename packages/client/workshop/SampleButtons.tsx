import { useState } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { bellIcon } from '#ui/icons/bell.ts'
import { bookmarkIcon } from '#ui/icons/bookmark.ts'
import { homeIcon } from '#ui/icons/home.ts'
import { plusIcon } from '#ui/icons/plus.ts'
import { settingsIcon } from '#ui/icons/settings.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import css from './Workshop.module.css'

/** Everything that is pressed. */
export function SampleButtons({ theme }: { theme: string }) {
  const [pressed, setPressed] = useState(true)
  return (
    <Panel
      title={`Buttons, ${theme}`}
      level={1}
      leading={<IconButton icon={homeIcon} label="Home" on="panel" />}
      actions={<IconButton icon={settingsIcon} label="Settings" on="panel" />}
    >
      <div className={css.stack} id="buttons" tabIndex={-1}>
        <div className={css.row}>
          <Button>Plain</Button>
          <Button tone="primary">Post</Button>
          <Button tone="danger" icon={trashIcon}>
            Delete
          </Button>
          <Button tone="quiet">Quiet</Button>
        </div>
        <div className={css.row}>
          <Button busy>Busy</Button>
          <Button tone="primary" busy>
            Posting
          </Button>
          <Button disabled>Disabled</Button>
          <Button pressed={pressed} onClick={() => setPressed(!pressed)}>
            Pressed
          </Button>
        </div>
        <div className={css.row}>
          <Button size="small" icon={plusIcon}>
            Follow
          </Button>
          <Button size="small" tone="primary">
            Small
          </Button>
          <LinkButton href="#x" size="small">
            A link
          </LinkButton>
        </div>
        <div className={css.row}>
          <IconButton icon={bellIcon} label="Notifications" />
          <IconButton icon={bookmarkIcon} label="Bookmark" pressed={pressed} onClick={() => setPressed(!pressed)} />
          <IconButton icon={bellIcon} label="Disabled" disabled />
          <Badge count={3} label="3 unread" />
          <Badge count={1204} label="1204 unread" />
          <Badge count={12} label="12 requests" tone="neutral" />
          <Spinner label="Loading" />
        </div>
        <Button wide tone="primary">
          Sign in
        </Button>
        <p>
          A line of text with <a href="#x">a link in it</a>, <code>code</code> and <small>small words</small>.
        </p>
      </div>
    </Panel>
  )
}
