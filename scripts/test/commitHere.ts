import { spawnSync } from 'node:child_process'

/** The commit of this working copy, with a plus sign if files differ from it; a question mark without git. */
export function commitHere(): string {
  const commit = git('rev-parse', '--short=10', 'HEAD')
  return commit === null ? '?' : `${commit}${git('status', '--porcelain') === '' ? '' : '+'}`
}

function git(...words: string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
