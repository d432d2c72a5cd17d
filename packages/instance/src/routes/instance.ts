import type { HttpApp } from '../http/HttpApp.ts'
import { requireUser } from '../auth.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { sourceLanguages, targetLanguages } from '../domain/translation/translate.ts'
import { failure } from '../http/HttpError.ts'
import { absolute } from '../views/emojiView.ts'
import { instanceView, instanceViewV2, nodeInfoView } from '../views/instanceView.ts'
import { manifestView } from '../views/manifestView.ts'

/** Public data of the instance, private or not. */
export function instanceRoutes(app: HttpApp, context: Context): void {
  const { db, origin } = context

  app.get('/api/v1/instance', async (c) => c.json(await instanceView(context)))
  app.get('/api/v2/instance', async (c) => c.json(await instanceViewV2(context)))
  app.get('/api/v1/instance/peers', async (c) => {
    const rows = await db.selectFrom('accounts').select('domain').distinct().where('domain', 'is not', null).orderBy('domain').execute()
    return c.json(rows.map((row) => row.domain))
  })

  app.get('/.well-known/nodeinfo', (c) =>
    c.json({
      links: ['2.0', '2.1'].map((version) => ({
        href: `${origin}/nodeinfo/${version}.json`,
        rel: `http://nodeinfo.diaspora.software/ns/schema/${version}`,
      })),
    }),
  )
  app.get('/nodeinfo/:file', async (c) => {
    const version = c.req.param('file').replace(/\.json$/, '')
    if (version !== '2.0' && version !== '2.1') throw failure(404, 'Nodeinfo schema version not handled')
    const type = `application/json; profile="http://nodeinfo.diaspora.software/ns/schema/${version}#"; charset=utf-8`
    return c.body(JSON.stringify(await nodeInfoView(context, version)), 200, { 'content-type': type })
  })

  app.get('/api/v1/pleroma/emoji', async (c) => {
    const emojis = await customEmojis()
    return c.json(Object.fromEntries(emojis.map(({ shortcode, image_url, tags }) => [shortcode, { image_url, tags }])))
  })
  app.get('/api/v1/custom_emojis', async (c) => {
    const emojis = await customEmojis()
    return c.json(
      emojis.map(({ shortcode, image_url, tags }) => {
        const url = absolute(context, image_url)
        return { shortcode, url, static_url: url, visible_in_picker: true, tags, category: tags[0] ?? null }
      }),
    )
  })

  app.get('/manifest.json', (c) => c.json(manifestView(context)))
  app.get('/api/v1/akkoma/preferred_frontend/available', (c) => c.json([]))
  app.get('/api/v1/akkoma/translation/languages', (c) => {
    requireUser(c, 'read:statuses')
    return c.json(context.config.translation ? { source: sourceLanguages, target: targetLanguages } : {})
  })
  app.get('/api/v1/pleroma/federation_status', (c) => c.json({ unreachable: {} }))
  app.get('/api/v1/trends', (c) => c.json([]))

  async function customEmojis() {
    const rows = await db.selectFrom('custom_emojis').selectAll().orderBy('shortcode').execute()
    return rows.map(({ shortcode, image_url, tags_json }) => {
      const tags = storedJson<string[]>(tags_json)
      return { shortcode, image_url, tags }
    })
  }
}
