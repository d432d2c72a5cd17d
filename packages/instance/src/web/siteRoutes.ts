import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { HttpApp } from '../http/HttpApp.ts'
import type { RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { findLocalAccount } from '../domain/findAccount.ts'
import { instanceView, nodeInfoView } from '../views/instanceView.ts'
import { frontendConfigurations } from '../views/frontendConfigurations.ts'
import { keepToOwnOrigin } from './withCommonHeaders.ts'
import { respondWithFile } from './fileResponse.ts'
import { createFileRoot, type FileRoot } from './fileRoot.ts'
import { renderIndexPage } from './indexPage.ts'
import { sendFile } from './sendFile.ts'
import { hasPreload, isBundlePath, isOverridable } from './sitePaths.ts'

/** Folders of the site's files. Each may be missing; earlier ones have precedence. */
export interface SiteFolders {
  /** Files of the admin: config.json, panel, terms, emoji, a logo … */
  staticDir: string | null
  /** The client. */
  bundleDir: string | null
}

/** Default avatar, banner, background and texts, as a server ships them. */
const assetsDir = fileURLToPath(new URL('../../assets', import.meta.url))

/** Files, and for every other GET outside the API the client's page. Register last. */
export function siteRoutes(app: HttpApp, context: Context, folders: SiteFolders): void {
  const overrides = folders.staticDir === null ? null : createFileRoot(folders.staticDir)
  const bundle = folders.bundleDir === null ? null : createFileRoot(folders.bundleDir)
  const assets = createFileRoot(assetsDir)

  const rootsFor = (pathname: string): FileRoot[] =>
    [isOverridable(pathname) ? overrides : null, isBundlePath(pathname) ? bundle : null, assets].filter((root) => root !== null)

  app.get('/api/pleroma/frontend_configurations', async (c) => c.json(await frontendConfigurations(folders.staticDir, context.config)))

  app.get('*', async (c, next) => {
    const { pathname } = new URL(c.req.url)
    if (pathname.startsWith('/api/')) {
      await next()
      return undefined
    }
    for (const root of pathname === '/index.html' ? [] : rootsFor(pathname)) {
      const response = await respondWithFile(root, pathname, c.req.raw)
      // Images of the server rarely change, and every page loads them.
      if (response) return sendFile(c, response, /^\/(emoji|images)\//.test(pathname) ? { 'cache-control': 'public, max-age=1209600' } : {})
    }
    return sendPage(c, context, folders, rootsFor)
  })
}

async function sendPage(c: RequestContext, context: Context, { staticDir }: SiteFolders, rootsFor: (pathname: string) => FileRoot[]) {
  keepToOwnOrigin(c)
  const { pathname } = new URL(c.req.url)
  const html = await readText(rootsFor('/index.html'), '/index.html')
  if (html === null) return c.text('No client has been built yet: npm run build makes one.\n', 503)
  const [first = ''] = pathname.slice(1).split('/')
  // Akkoma takes the @ for a part of the name.
  const account = first.startsWith('@') ? null : await findLocalAccount(context, first)
  if (!hasPreload(pathname, () => account !== null)) return c.html(html)
  const [frontend, instance, nodeInfo, panel] = await Promise.all([
    frontendConfigurations(staticDir, context.config),
    instanceView(context),
    nodeInfoView(context, '2.0'),
    readText(rootsFor('/instance/panel.html'), '/instance/panel.html'),
  ])
  const preload = {
    '/api/pleroma/frontend_configurations': frontend,
    '/api/v1/instance': instance,
    '/nodeinfo/2.0.json': nodeInfo,
    ...(panel !== null && { '/instance/panel.html': panel }),
  }
  return c.html(renderIndexPage(html, { title: context.config.name, nonce: c.get('nonce'), preload }))
}

async function readText(roots: readonly FileRoot[], pathname: string): Promise<string | null> {
  for (const root of roots) {
    const file = await root.find(pathname)
    if (file) return readFile(file.path, 'utf8')
  }
  return null
}
