import { useState } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'
import { MenuItem, MenuSeparator } from '#ui/MenuItem.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { bookmarkIcon } from '#ui/icons/bookmark.ts'
import { copyIcon } from '#ui/icons/copy.ts'
import { moreIcon } from '#ui/icons/more.ts'
import { muteIcon } from '#ui/icons/mute.ts'
import { quoteIcon } from '#ui/icons/quote.ts'
import { reactIcon } from '#ui/icons/react.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { replyIcon } from '#ui/icons/reply.ts'
import { createFormats } from '#i18n/Formats.ts'
import { starIcon } from '#ui/icons/star.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import css from './Workshop.module.css'

const noop = () => undefined
const formats = createFormats('en')
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Rows of actions, times and placeholders. */
export function SamplePosts() {
  const [favourite, setFavourite] = useState(false)
  const [repeat, setRepeat] = useState(true)
  const post = (name: string, handle: string, text: string, minutes: number) => (
    <article className={css.post}>
      <Avatar src="" alt="" />
      <div>
        <div className={css.head}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{handle}</span>
          <a href="#x">
            <RelativeTime iso={minutesAgo(minutes)} formats={formats} />
          </a>
        </div>
        <p>{text}</p>
        <div className={css.actions}>
          <ActionButton icon={replyIcon} label="Reply, 2 replies" count="2" tone="reply" onActivate={noop} />
          <ActionButton
            icon={repeatIcon}
            label="Repeat, 99999 repeats"
            count="99.9K"
            tone="repeat"
            pressed={repeat}
            onActivate={() => setRepeat(!repeat)}
          />
          <ActionButton
            icon={starIcon}
            label="Favourite, 8 favourites"
            count={favourite ? '9' : '8'}
            tone="favourite"
            pressed={favourite}
            onActivate={() => setFavourite(!favourite)}
          />
          <ActionButton icon={reactIcon} label="React" tone="plain" onActivate={noop} />
          <ActionButton icon={quoteIcon} label="Quote" tone="plain" disabledReason="Only public posts can be quoted" onActivate={noop} />
          <MenuButton icon={moreIcon} label="More" load={async () => SampleMenu} onFailure={() => {}} />
        </div>
      </div>
    </article>
  )
  return (
    <Panel title="Posts" flush>
      {post('Ada Lovelace', '@ada', 'The engine weaves algebraic patterns just as the loom weaves flowers and leaves.', 3)}
      {post('A person whose name goes on for quite a long while, longer than the line', '@long@remote.example.org', 'Short.', 60 * 5)}
      {post('عادة', '@ar@example.org', 'نص من اليمين إلى اليسار', 60 * 24 * 40)}
      <article className={css.post} aria-busy="true">
        <Skeleton shape="avatar" width="48px" height="48px" />
        <div>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      </article>
    </Panel>
  )
}

function SampleMenu(menu: MenuProps) {
  return (
    <MenuPopup {...menu}>
      <MenuItem icon={bookmarkIcon} checked onSelect={noop}>
        Bookmark
      </MenuItem>
      <MenuItem icon={copyIcon}>Copy link</MenuItem>
      <MenuItem icon={muteIcon} hint="You will not be told of answers">
        Mute conversation
      </MenuItem>
      <MenuItem icon={quoteIcon} disabled>
        Quote
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={trashIcon} tone="danger">
        Delete
      </MenuItem>
    </MenuPopup>
  )
}
