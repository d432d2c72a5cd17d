import type { Context } from '../domain/Context.ts'

/** `GET /manifest.json`: always the server's own, so that a bundle never has to name the instance. */
export function manifestView({ config, origin }: Context) {
  const picture = { sizes: '512x512', src: '/static/logo-512.png', type: 'image/png' }
  return {
    name: config.name,
    description: config.description,
    icons: [{ src: '/static/logo.svg', type: 'image/svg+xml' }, { ...picture, purpose: 'maskable' }, picture],
    theme_color: '#282c37',
    background_color: '#191b22',
    display: 'standalone',
    scope: origin,
    start_url: '/',
    categories: ['social'],
    share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
    serviceworker: { src: '/sw-pleroma.js' },
  }
}
