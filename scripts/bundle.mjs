import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import zlib, { brotliCompress, constants, deflateRawSync, gzip } from 'node:zlib'

/** @typedef {{ path: string, content: Buffer }} BundleFile A file by its path inside the bundle, with forward slashes. */

/**
 * First path segments of the backends' own routes. Akkoma and Pleroma never serve a bundle's file when
 * any folder or file on its path has one of these names.
 */
const reserved = new Set(
  `.well-known activities akkoma api auth authorize_interaction check_password dev embed inbox internal mailer main manifest.json
  nodeinfo notice oauth objects ostatus_subscribe phoenix proxy registration relay tags test user_exists users web`.split(/\s+/),
)

/** Compressible files. Images and fonts are compressed already. */
const isText = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/

/** The server rewrites this page, so it must be served uncompressed. */
const rewritten = 'index.html'

/**
 * @param {string} folder
 * @returns {Promise<BundleFile[]>}
 */
export async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return Promise.all(
    paths.toSorted().map(async (path) => ({ path: path.split(sep).join('/'), content: await readFile(join(folder, path)) })),
  )
}

/**
 * Problems that prevent the bundle from running on a stock Akkoma or Pleroma, a sentence each.
 *
 * @param {readonly BundleFile[]} files
 * @returns {string[]}
 */
export function complaintsAbout(files) {
  const complaints = files.flatMap(({ path }) =>
    path
      .split('/')
      .filter((segment) => reserved.has(segment))
      .map((segment) => `${path}: "${segment}" is a route of the server, so this file is never served. Rename it.`),
  )
  const page = files.find((file) => file.path === rewritten)?.content.toString('utf8')
  if (page === undefined) return [...complaints, `${rewritten} is missing.`]
  if (page.split('<!--server-generated-meta-->').length !== 2) {
    complaints.push(`${rewritten} needs the comment <!--server-generated-meta--> once: the server puts its own part of the head there.`)
  }
  const markup = files.filter((file) => file.path.endsWith('.html'))
  for (const { path, content } of markup) {
    const inline = content.toString('utf8').match(/<script(?![^>]*\ssrc=)[^>]*>|<style\b|\sstyle=|\son[a-z]+=|javascript:/i)
    if (inline) complaints.push(`${path}: "${inline[0].trim()}" is inline; the server's content policy blocks it. Move it to a file.`)
  }
  return complaints
}

/**
 * Writes .br and .gz beside every text file that gets smaller by it. Akkoma serves gzip, so Zopfli compresses the files that the page
 * names: the first load is 3.4 % smaller, and the build takes a second more.
 *
 * @param {string} folder
 * @param {readonly BundleFile[]} files
 * @returns {Promise<BundleFile[]>} the written files
 */
export async function compressFiles(folder, files) {
  // Once it is loaded, an unhandled rejection ends the process. Tests import this module, but do not compress.
  const { gzipAsync } = await import('@gfx/zopfli')
  const page = files.find(({ path }) => path === rewritten)?.content.toString('utf8') ?? ''
  const compressed = await Promise.all(
    files
      .filter(({ path }) => isText.test(path) && path !== rewritten)
      .map(async ({ path, content }) => {
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_LGBLOCK]: 24,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }),
          page.includes(`"/${path}"`) ? gzipAsync(content, {}).then(Buffer.from) : promisify(gzip)(content, { level: 9 }),
        ])
        return [
          { path: `${path}.br`, content: br },
          { path: `${path}.gz`, content: gz },
        ].filter((one) => one.content.length < content.length)
      }),
  )
  const written = compressed.flat()
  await Promise.all(written.map(({ path, content }) => writeFile(join(folder, path), content)))
  return written
}

/**
 * A zip of the files, the same bytes for the same files.
 *
 * @param {readonly BundleFile[]} files
 * @returns {Buffer}
 */
export function zipOf(files) {
  const january1980 = 0x00210000
  const parts = []
  const directory = []
  let offset = 0
  for (const { path, content } of files) {
    const name = Buffer.from(path, 'utf8')
    const body = deflateRawSync(content, { level: 9 })
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0) // version needed: 2.0, deflate
    about.writeUInt16LE(0x0800, 2) // names are UTF-8
    about.writeUInt16LE(8, 4) // deflate
    about.writeUInt32LE(january1980, 6)
    // Named in the import, it would keep an older Node from saying that it is too old.
    about.writeUInt32LE(zlib.crc32(content), 10)
    about.writeUInt32LE(body.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, name, body])
    const central = Buffer.alloc(14)
    central.writeUInt32LE((0o100644 << 16) >>> 0, 6)
    central.writeUInt32LE(offset, 10)
    // The central record is the local one with the maker's version before it and the offset after it.
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), about, central, name]))
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, index, Buffer.from('PK\x05\x06', 'latin1'), end])
}
