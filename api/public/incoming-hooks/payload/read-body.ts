/** From the bytes of a call to a tree of values: JSON, a form, or a form with files, of which the names are taken. */
import { bodyKind, parseJson } from '../../../platform/http/body.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { isMultipart, readMultipart } from '../../../platform/routing/multipart.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { incomingHookLimits } from '../../../site/integrations/incoming-hooks/limits.ts'

const json_size = {
  depth_max: limits.json_depth_max,
  members_max: Math.floor(incomingHookLimits.incoming_call_bytes_max / limits.json_bytes_per_member),
}

/** Some services call JSON a plain text, or say nothing of it. */
const looksLikeJson = (bytes: Uint8Array): boolean =>
  /^\s*[[{]/.test(Buffer.from(bytes.subarray(0, 64)).toString('utf8'))

export async function readBody(contentType: string | null, bytes: Uint8Array): Promise<unknown> {
  const type = bodyKind(contentType)
  if (type === 'json') return parseJson(bytes, json_size)
  if (type === 'form') return readForm(contentType ?? '', bytes)
  if (type === 'plain' || contentType === null) {
    if (looksLikeJson(bytes)) return parseJson(bytes, json_size)
    return readForm('application/x-www-form-urlencoded', bytes)
  }
  throw problem('content_type_not_supported')
}

async function readForm(contentType: string, bytes: Uint8Array): Promise<unknown> {
  const tree: Tree = Object.create(null)
  for (const [name, value] of isMultipart(contentType) ? await partsOf(contentType, bytes) : pairsOf(bytes))
    put(tree, toPath(name), value)
  return tree
}

const pairsOf = (bytes: Uint8Array) => new URLSearchParams(Buffer.from(bytes).toString('utf8'))

/** Of files the names alone. */
async function partsOf(contentType: string, bytes: Uint8Array): Promise<[string, string][]> {
  const once = async function* () {
    yield bytes
  }
  const parts_max = incomingHookLimits.incoming_call_values_max
  const { values } = await readMultipart(once(), contentType, { files_max: parts_max, parts_max })
  return Object.entries(values).flatMap(([name, given]) =>
    [given].flat(Number.POSITIVE_INFINITY).map((value): [string, string] => [name, nameOrText(value)]),
  )
}

const nameOrText = (value: unknown): string =>
  typeof value === 'string' ? value : ((value as { name?: string } | null)?.name ?? '')

interface Tree {
  [name: string]: Tree | string[] | string
}

/** `fields[email][value]` and `colors[]`, as PHP and its relatives nest. */
const toPath = (name: string): string[] => {
  const [first = ''] = name.split('[', 1)
  if (first === '' || !name.endsWith(']')) return [name]
  return [first, ...name.slice(first.length + 1, -1).split('][')].slice(0, limits.json_depth_max)
}

function put(tree: Tree, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path
  const there = tree[name]
  if (rest.length === 0 || rest[0] === '') {
    if (there === undefined) tree[name] = rest.length === 0 ? value : [value]
    else if (Array.isArray(there)) there.push(value)
    else if (typeof there === 'string') tree[name] = [there, value]
    return
  }
  if (typeof there === 'object' && !Array.isArray(there)) put(there, rest, value)
  else if (there === undefined) {
    const below: Tree = Object.create(null)
    tree[name] = below
    put(below, rest, value)
  }
}
