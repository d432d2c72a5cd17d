import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../domain/Config.ts'

/** Akkoma's default configuration with one change: posts with a subject are collapsed. */
const usual = {
  masto_fe: { showInstanceSpecificPanel: true },
  pleroma_fe: {
    alwaysShowSubjectInput: true,
    background: '/images/city.jpg',
    collapseMessageWithSubject: true,
    conversationDisplay: 'linear',
    greentext: false,
    hideFilteredStatuses: false,
    hideMutedPosts: false,
    hidePostStats: false,
    hideSitename: false,
    hideUserStats: false,
    logo: '/static/logo.svg',
    logoMargin: '.1em',
    logoMask: true,
    noAttachmentLinks: false,
    nsfwCensorImage: '',
    postContentType: 'text/plain',
    redirectRootLogin: '/main/friends',
    redirectRootNoLogin: '/main/public',
    scopeCopy: true,
    showFeaturesPanel: true,
    sidebarRight: false,
    subjectLineBehavior: 'email',
    theme: 'pleroma-dark',
    webPushNotifications: false,
  },
}

/**
 * `GET /api/pleroma/frontend_configurations`. For clients it overrides `static/config.json`, which an admin may have replaced, so keys of
 * that file are left out.
 *
 * @param staticDir the admins' own files
 * @param config its `frontend` settings override everything
 */
export async function frontendConfigurations(
  staticDir: string | null,
  { frontend, loginMethod, showInstancePanel }: Pick<Config, 'frontend' | 'loginMethod' | 'showInstancePanel'>,
): Promise<object> {
  const configuredKeys = new Set(staticDir === null ? [] : await keysIn(join(staticDir, 'static', 'config.json')))
  const own = { ...usual.pleroma_fe, loginMethod, showInstanceSpecificPanel: showInstancePanel }
  const silent = Object.entries(own).filter(([key]) => !configuredKeys.has(key))
  return { ...usual, pleroma_fe: { ...Object.fromEntries(silent), ...frontend } }
}

/** None where there is no such file, or nothing that a client could read. */
async function keysIn(path: string): Promise<readonly string[]> {
  try {
    const config: unknown = JSON.parse(await readFile(path, 'utf8'))
    return typeof config === 'object' && config !== null ? Object.keys(config) : []
  } catch {
    return []
  }
}
