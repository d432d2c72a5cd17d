import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

/** Whether Debian packages can be installed here without a prompt. */
export function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
}

/**
 * @param {readonly string[]} packages
 * @returns {boolean} whether all of them are there now
 */
export function installPackages(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}
