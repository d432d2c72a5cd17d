import { spawn, spawnSync } from 'node:child_process'
import process from 'node:process'

/**
 * @typedef {object} Step
 * @property {string} name Printed while it runs.
 * @property {string} tool The tool's script under node_modules.
 * @property {string[]} [args]
 * @property {Record<string, string>} [env]
 */

/** The checks before any test: types, the order of features, the catalogues, lint, format, nothing unused. @type {readonly Step[]} */
export const checks = [
  { name: 'types', tool: 'typescript/bin/tsc', args: ['--noEmit', '--project', '.'] },
  { name: 'order of features', tool: '../scripts/folders.mjs' },
  { name: 'catalogues', tool: '../scripts/languages.mjs', args: ['--check'] },
  { name: 'lint', tool: 'oxlint/bin/oxlint' },
  { name: 'format', tool: 'oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'unused code', tool: 'knip/bin/knip.js', args: ['--no-progress'] },
]

/**
 * Runs a tool with this Node, without a shell or npx between, so that nothing is left behind when the
 * command is stopped.
 *
 * @param {Step} step
 * @returns {boolean} whether it succeeded
 */
export function runStep({ name, tool, args = [], env = {} }) {
  return timed(
    name,
    () =>
      spawnSync(process.execPath, [`node_modules/${tool}`, ...args], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      }).status === 0,
  )
}

/**
 * The same in parallel with others: its output is shown in one piece when it has ended.
 *
 * @param {Step} step
 * @returns {Promise<boolean>}
 */
export function startStep({ name, tool, args = [], env = {} }) {
  const started = performance.now()
  const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  /** @type {Buffer[]} */
  const announced = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (/** @type {Buffer} */ chunk) => announced.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      console.log(`\n▸ ${name}`)
      process.stdout.write(Buffer.concat(announced))
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})`)
      resolve(code === 0)
    })
  })
}

/**
 * @param {string} name
 * @param {() => boolean} run
 */
export function timed(name, run) {
  const started = performance.now()
  console.log(`\n▸ ${name}`)
  const passed = run()
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds(started)})`)
  return passed
}

/** @param {number} started */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
