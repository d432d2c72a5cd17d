import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves a built folder with its brotli twins: the least a server can do. */
export async function serveFolder(folder: string): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = request.url === '/' || !request.url ? '/index.html' : request.url
    const type = types[extname(path)] ?? 'application/octet-stream'
    void read(join(folder, path)).then(
      ({ content, encoding }) => response.writeHead(200, { 'content-type': type, ...encoding }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The folder is served on a port, but the server names none.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

async function read(file: string) {
  const twin = await readFile(`${file}.br`).catch(() => null)
  return twin ? { content: twin, encoding: { 'content-encoding': 'br' } } : { content: await readFile(file), encoding: {} }
}
