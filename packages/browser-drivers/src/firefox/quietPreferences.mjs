/** Preferences of Firefox for tests: it requests nothing on its own account, and behaves as a headless Chromium does. */
export const quietPreferences = /** @type {const} */ ({
  // Requests to Mozilla would count as requests of the page, and take time.
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  // A process for each context would start again and load all scripts again: half a second of each visit.
  'fission.webContentIsolationStrategy': 0,
  // Pages may not request the permission for notifications, as in headless Chromium.
  'permissions.default.desktop-notification': 2,
  // A page that comes back from the cache does not load, and Playwright would wait for its load forever.
  'browser.sessionhistory.max_total_viewers': 0,
  // A turn of the wheel takes effect immediately, as in headless Chromium.
  'general.smoothScroll': false,
})
