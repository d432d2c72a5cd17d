import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

import { project } from './install.mjs'

/** Functions that read a session's stores. Their hooks in `useStaff.ts` re-render. */
const reads = /^(?:hasStaffRight|staffRoleOf)$/

/** Hooks may read the first value of a cell that they subscribe to in an effect. */
const subscribed = new Set(['app/page/useScreenChange.ts'])

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The children of a node, in their order. */
function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
}

/** The name of a declared function, or of the variable that holds it. */
function nameOf(node: Node, parent: Node | null): string {
  const owner = node.id ?? (parent?.type === 'VariableDeclarator' ? parent.id : null)
  return isNode(owner) && typeof owner.name === 'string' ? owner.name : ''
}

/** Calls inside components and hooks that run while they render: without those in nested functions. */
function callsInRender(node: Node, parent: Node | null = null): readonly Node[] {
  if (isFunction(node) && /^(?:use)?[A-Z]/.test(nameOf(node, parent))) return childrenOf(node).flatMap(ownCalls)
  return childrenOf(node).flatMap((child) => callsInRender(child, node))
}

function ownCalls(node: Node): readonly Node[] {
  if (isFunction(node)) return []
  return [...(node.type === 'CallExpression' ? [node] : []), ...childrenOf(node).flatMap(ownCalls)]
}

/** Whether a call reads a cell, a setting or an entity, whose next value would not render again. */
function isRead({ callee, arguments: args }: Node): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return reads.test(String(callee.name))
  const { property, object } = callee
  if (!isNode(property) || !isNode(object)) return false
  if (property.name === 'isChosen') return true
  if (property.name !== 'get') return false
  const isOfEntities = object.type === 'MemberExpression' && isNode(object.object) && lastName(object.object) === 'entities'
  return (Array.isArray(args) && args.length === 0) || isOfEntities || object.name === 'settings'
}

/** The last name of `a.b.c`. */
function lastName(node: Node): string {
  const last = node.type === 'MemberExpression' ? node.property : node
  return isNode(last) ? String(last.name) : ''
}

test('components and hooks read changing values by hooks, because the compiler reuses the value of any other call', async () => {
  const folder = join(project, 'packages/client/src')
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !subscribed.has(file))
  expect(code.length).toBeGreaterThan(1000)
  const found = await Promise.all(
    code.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const program: unknown = parseSync(file, text).program
      if (!isNode(program)) throw new Error(`${file} was not parsed.`)
      return callsInRender(program)
        .filter(isRead)
        .map(({ start, end }) => `${file}: ${text.slice(start, end)}`)
    }),
  )
  expect(found.flat(), 'Use a hook, such as useCell, useServer, useSetting, useEntity or useStaffRight.').toEqual([])
})
