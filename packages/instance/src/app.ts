import { Hono } from 'hono'
import { authenticate, bearerToken, type Env } from './auth.ts'
import type { Context } from './domain/Context.ts'
import type { HttpApp } from './http/HttpApp.ts'
import { crashed, HttpError } from './http/HttpError.ts'
import { rememberReplies } from './http/rememberReplies.ts'
import { accountRoutes } from './routes/accounts.ts'
import { adminAnnouncementRoutes } from './routes/adminAnnouncements.ts'
import { adminInviteRoutes } from './routes/adminInvites.ts'
import { adminNewPeopleRoutes } from './routes/adminNewPeople.ts'
import { adminPasswordRoutes } from './routes/adminPasswords.ts'
import { adminPeopleRoutes } from './routes/adminPeople.ts'
import { adminPageRoutes } from './routes/adminPage.ts'
import { adminReportRoutes } from './routes/adminReports.ts'
import { adminRightRoutes } from './routes/adminRights.ts'
import { adminServerRoutes } from './routes/adminServer.ts'
import { adminStatusRoutes } from './routes/adminStatuses.ts'
import { announcementRoutes } from './routes/announcements.ts'
import { authorizeRoutes } from './routes/authorize.ts'
import { backupRoutes } from './routes/backups.ts'
import { bookmarkFolderRoutes } from './routes/bookmarkFolders.ts'
import { collectionRoutes } from './routes/collections.ts'
import { conversationRoutes } from './routes/conversations.ts'
import { filterRoutes } from './routes/filters.ts'
import { groupedFilterRoutes } from './routes/groupedFilters.ts'
import { importRoutes } from './routes/imports.ts'
import { instanceRoutes } from './routes/instance.ts'
import { listRoutes } from './routes/lists.ts'
import { markerRoutes } from './routes/markers.ts'
import { mailboxRoutes } from './routes/mailbox.ts'
import { mascotRoutes } from './routes/mascot.ts'
import { mediaRoutes } from './routes/media.ts'
import { notificationRequestRoutes } from './routes/notificationRequests.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { oauthRoutes } from './routes/oauth.ts'
import { passwordResetRoutes } from './routes/passwordReset.ts'
import { pollRoutes } from './routes/polls.ts'
import { pushSubscriptionRoutes } from './routes/pushSubscriptions.ts'
import { reactionRoutes } from './routes/reactions.ts'
import { reportRoutes } from './routes/reports.ts'
import { scheduledStatusRoutes } from './routes/scheduledStatuses.ts'
import { remoteInteractionRoutes } from './routes/remoteInteraction.ts'
import { searchRoutes } from './routes/search.ts'
import { registrationRoutes } from './routes/registration.ts'
import { relationshipRoutes } from './routes/relationships.ts'
import { secondFactorRoutes } from './routes/secondFactor.ts'
import { securityRoutes } from './routes/security.ts'
import { settingsProfileRoutes } from './routes/settingsProfiles.ts'
import { statusActionRoutes } from './routes/statusActions.ts'
import { statusRoutes } from './routes/statuses.ts'
import { tagRoutes } from './routes/tags.ts'
import { timelineRoutes } from './routes/timelines.ts'
import { translateError } from './text/translateError.ts'
import { pageLanguage } from './web/pageLanguage.ts'
import { withCommonHeaders, jsonOnly, largestBody, readOnlyMode } from './web/withCommonHeaders.ts'
import { siteRoutes, type SiteFolders } from './web/siteRoutes.ts'

const subjects = [
  accountRoutes,
  adminAnnouncementRoutes,
  adminInviteRoutes,
  adminRightRoutes,
  adminNewPeopleRoutes,
  adminPasswordRoutes,
  adminPeopleRoutes,
  adminPageRoutes,
  adminReportRoutes,
  adminServerRoutes,
  adminStatusRoutes,
  announcementRoutes,
  authorizeRoutes,
  backupRoutes,
  bookmarkFolderRoutes,
  collectionRoutes,
  conversationRoutes,
  filterRoutes,
  groupedFilterRoutes,
  importRoutes,
  instanceRoutes,
  listRoutes,
  mailboxRoutes,
  markerRoutes,
  mascotRoutes,
  mediaRoutes,
  // Before `/notifications/:id`, which would take their paths.
  notificationRequestRoutes,
  notificationRoutes,
  oauthRoutes,
  passwordResetRoutes,
  pollRoutes,
  pushSubscriptionRoutes,
  reactionRoutes,
  registrationRoutes,
  relationshipRoutes,
  remoteInteractionRoutes,
  reportRoutes,
  scheduledStatusRoutes,
  searchRoutes,
  secondFactorRoutes,
  securityRoutes,
  settingsProfileRoutes,
  statusActionRoutes,
  statusRoutes,
  tagRoutes,
  timelineRoutes,
]

/** All routes of the instance, one file a subject under `routes/`. */
export function createApp(context: Context, folders: SiteFolders): HttpApp {
  // Not strict: a slash at the end of a path makes no difference to Akkoma.
  const app: HttpApp = new Hono<Env>({ strict: false })
  app.use(withCommonHeaders(context), largestBody(context))
  app.use(
    '/api/*',
    jsonOnly,
    async (c, next) => {
      c.set('auth', await authenticate(context, bearerToken(c.req.raw.headers)))
      await next()
    },
    readOnlyMode(context),
    rememberReplies(context),
  )
  for (const register of subjects) register(app, context)
  siteRoutes(app, context, folders)
  app.onError((error, c) => {
    const { status, body } = error instanceof HttpError ? error : report(error)
    return c.json(translateError(pageLanguage(c.req.raw), body), status)
  })
  app.notFound((c) =>
    c.req.method === 'GET' ? c.json({ error: 'Not implemented' }, 404) : c.json({ errors: { detail: 'Page not found' } }, 404),
  )
  return app
}

/** An error of ours: the user gets Akkoma's response, and the operator gets the reason. */
function report(error: Error): HttpError {
  process.stderr.write(`${error.stack ?? error.message}\n`)
  return crashed()
}
