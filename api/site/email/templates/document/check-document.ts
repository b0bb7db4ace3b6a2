/** Checks a document when it is saved: texts with their variables, links, and whether all of it can be rendered. */

import type { AnyBlock } from '../../../../platform/pages/blocks/walk.ts'
import { type BlockText, everyBlockOf, textsOf } from '../../../../platform/pages/blocks/walk.ts'
import { defaultBrand } from '../../../../platform/schemas/brand.ts'
import { safeUrl } from '../body-text.ts'
import { templateLimits } from '../limits.ts'
import { parseSource, renderMarked } from '../template-engine.ts'
import { documentHtml } from './document-html.ts'
import type { EmailDocument } from './email-document.ts'

export interface DocumentProblem {
  pointer: string
  line: number
  code: 'template_too_complex' | 'template_syntax' | 'template_variable_unknown' | 'template_link_invalid'
  name: string
}
type CheckText = (text: string) => Omit<DocumentProblem, 'pointer'>[]

/** `checkText` reads Liquid. What saved blocks hold was checked when they were saved. */
export function blockProblems(blocks: readonly AnyBlock[], at: string, checkText: CheckText): DocumentProblem[] {
  const written = [...everyBlockOf(blocks, at)].flatMap(({ block, pointer }) => [...textsOf(block, pointer)])
  const links = written.filter(({ type }) => type === 'link').length
  if (links > templateLimits.template_links_max) {
    const name = `at most ${templateLimits.template_links_max} links`
    return [{ pointer: at, line: 1, code: 'template_too_complex', name }]
  }
  return written.flatMap(one => [
    ...checkText(one.text).map(found => ({ ...found, pointer: one.pointer })),
    ...linkProblems(one),
  ])
}

function linkProblems({ type, text, pointer }: BlockText): DocumentProblem[] {
  const target = text.trim()
  if (type !== 'link' || target === '') return []
  const quiet = target.replaceAll(/\{\{[^{}]*\}\}|\{%[^{}]*%\}/g, 'v')
  const isPossible = target.startsWith('{{') || target.startsWith('{%') || safeUrl(quiet) !== null
  return isPossible && !/\s/.test(quiet) ? [] : [{ pointer, line: 1, code: 'template_link_invalid', name: target }]
}

/** What only shows when it is rendered: as the sending does, for a lead of whom nothing is known. */
export function renderProblem(document: EmailDocument): DocumentProblem | undefined {
  try {
    const html = documentHtml(document, { brand: defaultBrand, locale: 'en', name: '' })
    renderMarked(parseSource(html), {}, templateLimits.template_render_milliseconds_max)
    return undefined
  } catch (error) {
    const name = String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? ''
    return { pointer: '/document', line: 1, code: 'template_too_complex', name: name.slice(0, 200) }
  }
}
