import type { Context } from '../domain/Context.ts'

/** `GET /manifest.json`: always the server's own, so that a bundle never has to name the instance. Its paths are the client's. */
export function manifestView({ config, origin }: Context) {
  const image = { sizes: '512x512', src: '/static/logo-512.png', type: 'image/png' }
  const icons = [{ src: '/static/logo-180.png', sizes: '180x180', type: 'image/png' }]
  return {
    id: '/',
    name: config.name,
    description: config.description,
    icons: [{ src: '/static/logo.svg', type: 'image/svg+xml' }, { ...image, purpose: 'maskable' }, image],
    theme_color: '#282c37',
    background_color: '#191b22',
    display: 'standalone',
    scope: origin,
    start_url: '/',
    categories: ['social'],
    shortcuts: [
      { name: 'New post', url: '/share', icons },
      { name: 'Home', url: '/main/friends', icons },
      { name: 'Search', url: '/search', icons },
      { name: 'Bookmarks', url: '/bookmarks', icons },
    ],
    share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
    // Links with `web+ap://pond.example/notice/1` open here.
    protocol_handlers: [{ protocol: 'web+ap', url: '/search?query=%s' }],
    screenshots: [
      { src: '/static/screenshot-wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide' },
      { src: '/static/screenshot-narrow.jpg', sizes: '390x844', type: 'image/jpeg', form_factor: 'narrow' },
    ],
    serviceworker: { src: '/sw-pleroma.js' },
  }
}
