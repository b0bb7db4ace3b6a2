/**
 * Writes a published contract as the fakes read it: `node api/testing/fake-services/compress-contract.ts DOCUMENT.json FOLDER`.
 * Words for people, examples and extensions are left out; schemas stay as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const LEFT_OUT = new Set([
  'description',
  'title',
  'example',
  'examples',
  'externalDocs',
  'summary',
  'tags',
  'operationId',
  'security',
  'servers',
  'style',
  'explode',
  'discriminator',
  'readOnly',
])
/** Keys below these are names, whatever they read. */
const NAMES = new Set(['properties', 'schemas', 'paths', 'responses', 'requestBodies'])

function strip(node: unknown, hasNames = false): unknown {
  if (Array.isArray(node)) return node.map(one => strip(one))
  if (typeof node !== 'object' || node === null) return node
  const isLeftOut = (key: string) => !hasNames && (LEFT_OUT.has(key) || key.startsWith('x-'))
  const entries = Object.entries(node).filter(([key]) => !isLeftOut(key))
  // The same schema stands under both kinds of JSON.
  const isTwice = entries.some(([key]) => key === 'application/json')
  const own = entries.filter(([key]) => !(isTwice && key === 'application/problem+json'))
  return Object.fromEntries(own.map(([key, value]) => [key, strip(value, NAMES.has(key) && !hasNames)]))
}

const [from = '', folder = ''] = process.argv.slice(2)
const { info, paths, components } = JSON.parse(readFileSync(from, 'utf8'))
const text = JSON.stringify(strip({ version: info.version, paths, components }))
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
writeFileSync(new URL(`${folder}/contract.json.br`, import.meta.url), brotliCompressSync(text, quality))
