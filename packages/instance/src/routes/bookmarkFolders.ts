import type { Selectable } from 'kysely'
import { requireUser, type AccountRow } from '../auth.ts'
import { ownRow } from '../db/ownRow.ts'
import type { BookmarkFolderTable } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, missingField } from '../http/HttpError.ts'
import type { Params } from '../http/Params.ts'
import { readParams } from '../http/readParams.ts'
import { isUnicodeEmoji } from '../text/isUnicodeEmoji.ts'
import { loadEmojiUrls } from '../views/emojiView.ts'

const root = '/api/v1/pleroma/bookmark_folders'

/** Folders for bookmarks, as on Pleroma since 2.7. Akkoma has none, so they exist only if the instance enables them. */
export function bookmarkFolderRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.get(root, async (c) => {
    const account = requireUser(c, 'read:bookmarks')
    requireFolders()
    return c.json(await views(await db.selectFrom('bookmark_folders').selectAll().where('account_id', '=', account.id).execute()))
  })
  app.post(root, async (c) => {
    const account = requireUser(c, 'write:bookmarks')
    requireFolders()
    const params = await readParams(c.req.raw)
    const name = readName(params)
    if (name === undefined) throw missingField('name')
    await requireFree(account, name, null)
    const values = { account_id: account.id, name, emoji: await readEmoji(params) }
    return c.json(await view(await db.insertInto('bookmark_folders').values(values).returningAll().executeTakeFirstOrThrow()))
  })
  app.patch(`${root}/:id`, async (c) => {
    const account = requireUser(c, 'write:bookmarks')
    const { id, ...before } = await requireFolder(account, c.req.param('id'))
    const params = await readParams(c.req.raw)
    const name = readName(params) ?? before.name
    await requireFree(account, name, id)
    // A change without an emoji takes the one that there is away.
    const values = { name, emoji: await readEmoji(params) }
    return c.json(
      await view(await db.updateTable('bookmark_folders').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()),
    )
  })
  app.delete(`${root}/:id`, async (c) => {
    const folder = await requireFolder(requireUser(c, 'write:bookmarks'), c.req.param('id'))
    await db.deleteFrom('bookmark_folders').where('id', '=', folder.id).execute()
    return c.json(await view(folder))
  })

  function requireFolders(): void {
    if (!context.config.bookmarkFolders) throw failure(404, 'Not implemented')
  }

  /** Pleroma does not distinguish folders of others from missing ones. */
  async function requireFolder(account: AccountRow, id: string) {
    requireFolders()
    const folder = await ownRow(db, 'bookmark_folders', account, id)
    if (!folder) throw failure(403, 'Access denied')
    return folder
  }

  async function requireFree(account: AccountRow, name: string, own: number | null): Promise<void> {
    const same = await db
      .selectFrom('bookmark_folders')
      .select('id')
      .where('account_id', '=', account.id)
      .where('name', '=', name)
      .executeTakeFirst()
    if (same && same.id !== own) throw failure(422, 'user_id has already been taken')
  }

  /** A Unicode emoji, or one of this server, with colons or without; null for none. */
  async function readEmoji(params: Params): Promise<string | null> {
    const emoji = params.shortString('emoji')
    if (emoji === undefined || emoji === '') return null
    if (isUnicodeEmoji(emoji)) return emoji
    const shortcode = shortcodeOf(emoji)
    if (!(await loadEmojiUrls(context, [shortcode])).has(shortcode)) throw failure(422, 'emoji Invalid emoji')
    return `:${shortcode}:`
  }

  async function views(folders: readonly Selectable<BookmarkFolderTable>[]) {
    const urls = await loadEmojiUrls(
      context,
      folders.flatMap(({ emoji }) => emoji ?? []).map((emoji) => shortcodeOf(emoji)),
    )
    return folders.map(({ id, name, emoji }) => ({
      id: String(id),
      name,
      emoji,
      emoji_url: (emoji !== null && urls.get(shortcodeOf(emoji))) || null,
    }))
  }

  const view = async (folder: Selectable<BookmarkFolderTable>) => (await views([folder]))[0]
}

const shortcodeOf = (emoji: string): string => emoji.replaceAll(':', '')

function readName(params: Params): string | undefined {
  const name = params.shortString('name')
  if (name?.trim() === '') throw failure(422, "name can't be blank")
  return name
}
