/** Validates a template when it is saved: what it may contain, and where it does not. Rendering is in render.ts. */

import type { Template, TokenKind } from 'liquidjs'
import type { AnyBlock } from '../../../platform/pages/blocks/walk.ts'
import { badTargets } from './body-text.ts'
import { blockProblems } from './document/check-document.ts'
import { templateLimits } from './limits.ts'
import type { TemplateSource } from './render.ts'
import { engine, parseSource, renderMarked } from './template-engine.ts'
import { standardVariables } from './variables.ts'

export type TemplateProblemCode =
  | 'template_too_long'
  | 'template_too_complex'
  | 'template_syntax'
  | 'template_variable_unknown'
  | 'template_link_invalid'
export type TemplateProblem = {
  /** `/subject`, `/preheader` or `/body_text`. */
  pointer: string
  /** From 1, in that field. */
  line: number
  code: TemplateProblemCode
  /** Details of the problem: the variable, the target, or Liquid's message. */
  name: string
}

/** Every variable that a site's templates may use, given the names of its custom fields. */
export function knownVariables(customFieldNames: readonly string[]): string[] {
  return [...standardVariables, ...customFieldNames.map(name => `lead.custom.${name}`)]
}

/** All problems of a template, empty when it may be saved. */
export function checkTemplate(source: TemplateSource, known: readonly string[]): TemplateProblem[] {
  const allowed = new Set(known)
  const fields = source.document
    ? (['subject', 'preheader'] as const)
    : (['subject', 'preheader', 'body_text'] as const)
  const found: TemplateProblem[] = fields.flatMap(field =>
    checkField(field, source[field] ?? '', allowed).map(problem => ({ pointer: `/${field}`, ...problem })),
  )
  return source.document
    ? [...found, ...checkDocument(source.document.blocks, '/document/blocks', source, allowed)]
    : found
}

function checkDocument(
  blocks: readonly AnyBlock[],
  at: string,
  { body_text }: Pick<TemplateSource, 'body_text'>,
  allowed: Set<string>,
): TemplateProblem[] {
  const whole = overall(body_text)
  return whole ? [{ pointer: '/document', ...whole }] : checkBlocks(blocks, at, [...allowed])
}

/** The problems of blocks, such as those of a saved block. */
export const checkBlocks = (blocks: readonly AnyBlock[], at: string, known: readonly string[]): TemplateProblem[] => {
  const allowed = new Set(known)
  return blockProblems(blocks, at, text => checkLiquid(text, allowed))
}

function overall(text: string): ProblemFacts | undefined {
  const limit = templateLimits.template_body_characters_max
  if (text.length > limit) return { line: 1, code: 'template_too_long', name: String(limit) }
  const complex = complexity(text)
  return complex ? { line: 1, code: 'template_too_complex', name: complex } : undefined
}

function checkLiquid(
  text: string,
  allowed: Set<string>,
): (ProblemFacts & { code: 'template_syntax' | 'template_variable_unknown' })[] {
  if (!/\{[{%]/.test(text)) return []
  try {
    return unknownVariables(parseSource(text), allowed)
  } catch (error) {
    return [{ line: lineOfError(error), code: 'template_syntax', name: firstLine(error) }]
  }
}

type ProblemFacts = Omit<TemplateProblem, 'pointer'>

const characters_max = {
  subject: templateLimits.template_subject_characters_max,
  preheader: templateLimits.template_preheader_characters_max,
  body_text: templateLimits.template_body_characters_max,
}

function checkField(field: keyof typeof characters_max, text: string, known: Set<string>): ProblemFacts[] {
  const limit = characters_max[field]
  if (text.length > limit) return [{ line: 1, code: 'template_too_long', name: String(limit) }]
  const complex = complexity(text)
  if (complex) return [{ line: 1, code: 'template_too_complex', name: complex }]
  let parsed: Template[]
  try {
    parsed = parseSource(text)
  } catch (error) {
    return [{ line: lineOfError(error), code: 'template_syntax', name: firstLine(error) }]
  }
  const problems: ProblemFacts[] = unknownVariables(parsed, known)
  if (field === 'body_text') {
    for (const { target, index } of badTargets(text)) {
      problems.push({ line: text.slice(0, index).split('\n').length, code: 'template_link_invalid', name: target })
    }
    if (text.split('](').length > templateLimits.template_links_max) {
      problems.push({
        line: 1,
        code: 'template_too_complex',
        name: `at most ${templateLimits.template_links_max} links`,
      })
    }
  }
  if (problems.length > 0) return problems.sort((a, b) => a.line - b.line)
  try {
    renderMarked(parsed, {}, templateLimits.template_render_milliseconds_max)
  } catch (error) {
    return [{ line: lineOfError(error), code: 'template_too_complex', name: firstLine(error) }]
  }
  return []
}

/** Counted on the source, before anything recursive sees it. */
function complexity(text: string): string | null {
  let tags = 0
  let depth = 0
  for (const match of text.matchAll(/\{\{|\{%-?\s*(\w*)/g)) {
    if (++tags > templateLimits.template_tags_max)
      return `at most ${templateLimits.template_tags_max} tags and variables`
    const name = match[1] ?? ''
    if (/^(if|unless|case)$/.test(name)) depth++
    else if (/^end(if|unless|case)$/.test(name)) depth--
    if (depth > templateLimits.template_nesting_max)
      return `conditions at most ${templateLimits.template_nesting_max} deep`
  }
  return null
}

/** The variables that a template prints or asks for, which could be saved. */
export const variableNames = (source: TemplateSource): Set<string> =>
  new Set(
    [source.subject, source.preheader ?? '', source.body_text].flatMap(text =>
      variablesIn(parseSource(text)).map(variable => variable.toArray().join('.')),
    ),
  )

const variablesIn = (parsed: Template[]) =>
  Object.values(engine.analyzeSync(parsed, { partials: false }).variables).flat()

function unknownVariables(
  parsed: Template[],
  known: Set<string>,
): (ProblemFacts & { code: 'template_variable_unknown' })[] {
  return variablesIn(parsed)
    .filter(variable => {
      const segments = variable.toArray()
      // A part that is itself looked up (lead[x]) could name anything.
      return !segments.every(segment => typeof segment === 'string') || !known.has(segments.join('.'))
    })
    .map(variable => ({ line: variable.location.row, code: 'template_variable_unknown', name: String(variable) }))
}

type PlacedError = Error & { token?: { getPosition?: () => [number, number]; type?: TokenKind } }

function lineOfError(error: unknown): number {
  const token = error instanceof Error ? (error as PlacedError).token : undefined
  return token?.getPosition?.()[0] ?? 1
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 200) ?? ''
}
