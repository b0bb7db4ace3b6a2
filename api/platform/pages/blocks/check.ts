/** What a document must hold to, whoever shows it: its size, its ids, its images, its conditions. Pure. */

import type { FieldError } from '../../problem/problem.ts'
import { limits } from '../../runtime/limits.ts'
import { type FieldKinds, filterErrors } from '../../schemas/filter/check.ts'
import { type AnyBlock, everyBlockOf, imagesOf } from './walk.ts'

interface CheckContext {
  /** The fields that conditions may ask for. */
  kinds: FieldKinds
  /** The images of the site, of those that the blocks name. */
  images: ReadonlySet<string>
}

/** Errors at their places. */
export function blockErrors(blocks: readonly AnyBlock[], at: string, { kinds, images }: CheckContext): FieldError[] {
  const size = sizeError(blocks)
  if (size) return [{ pointer: at, ...size }]
  const errors: FieldError[] = []
  const ids = new Set<string>()
  for (const { block, pointer } of everyBlockOf(blocks, at)) {
    if (ids.has(block.id)) errors.push({ pointer: `${pointer}/id`, code: 'repeated' })
    ids.add(block.id)
    if ('show_if' in block && block.show_if) errors.push(...filterErrors(block.show_if, kinds, `${pointer}/show_if`))
  }
  const gone = [...imagesOf(blocks, at)].filter(({ id }) => !images.has(id))
  return [...errors, ...gone.map(({ pointer }) => ({ pointer, code: 'unknown_reference' }))]
}

/** Counts what saved blocks hold, since it is all shown. */
function sizeError(blocks: readonly AnyBlock[]): Pick<FieldError, 'code' | 'values'> | undefined {
  const { document_blocks_max: maximum, document_characters_max: characters } = limits
  if ([...everyBlockOf(blocks, '', true)].length > maximum) return { code: 'document_too_long', values: { maximum } }
  if (JSON.stringify(blocks).length > characters) return { code: 'document_too_long', values: { maximum: characters } }
  const { document_tags_max: tags } = limits
  return tagsIn(blocks) > tags ? { code: 'document_too_long', values: { maximum: tags } } : undefined
}

/** Tags in the HTML of the blocks, at most: each takes longer to clean than its characters. */
function tagsIn(blocks: readonly AnyBlock[]): number {
  let count = 0
  for (const { block } of everyBlockOf(blocks, '', true)) {
    const html = 'html' in block && typeof block.html === 'string' ? block.html : ''
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count += 1
  }
  return count
}
