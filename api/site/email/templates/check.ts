/** Validates a template when it is saved: what it may contain, and where it does not. Rendering is in render.ts. */

import type { Template, TokenKind } from 'liquidjs'
import { mergedFields } from '../../contacts/leads/fields.ts'
import { badTargets } from './body-text.ts'
import { templateLimits } from './limits.ts'
import type { TemplateSource } from './render.ts'
import { engine, parseSource, renderMarked } from './template-engine.ts'

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

const standardVariables = [
  'lead.email',
  ...mergedFields.map(field => `lead.${field}`),
  'site.name',
  'site.postal_address',
  'sender.first_name',
  'sender.last_name',
  'sender.email',
  'sender.signature',
  'unsubscribe_url',
  'question',
  'ai_subject',
  'ai_text',
]

/** Every variable that a site's templates may use, given the names of its custom fields. */
export function knownVariables(customFieldNames: readonly string[]): string[] {
  return [...standardVariables, ...customFieldNames.map(name => `lead.custom.${name}`)]
}

/** All problems of a template, empty when it may be saved. */
export function checkTemplate(source: TemplateSource, known: readonly string[]): TemplateProblem[] {
  const allowed = new Set(known)
  return (['subject', 'preheader', 'body_text'] as const).flatMap(field =>
    checkField(field, source[field] ?? '', allowed).map(problem => ({ pointer: `/${field}`, ...problem })),
  )
}

type Found = Omit<TemplateProblem, 'pointer'>

const characters_max = {
  subject: templateLimits.template_subject_characters_max,
  preheader: templateLimits.template_preheader_characters_max,
  body_text: templateLimits.template_body_characters_max,
}

function checkField(field: keyof typeof characters_max, text: string, known: Set<string>): Found[] {
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
  const problems = unknownVariables(parsed, known)
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

/** Whether a template that was saved prints a variable, or asks for it. */
export const printsVariable = (source: TemplateSource, name: string): boolean =>
  [source.subject, source.preheader ?? '', source.body_text].some(text =>
    variablesIn(parseSource(text)).some(variable => variable.toArray().join('.') === name),
  )

const variablesIn = (parsed: Template[]) =>
  Object.values(engine.analyzeSync(parsed, { partials: false }).variables).flat()

function unknownVariables(parsed: Template[], known: Set<string>): Found[] {
  return variablesIn(parsed)
    .filter(variable => {
      const segments = variable.toArray()
      // A part that is itself looked up (lead[x]) could name anything.
      return !segments.every(segment => typeof segment === 'string') || !known.has(segments.join('.'))
    })
    .map(variable => ({ line: variable.location.row, code: 'template_variable_unknown', name: String(variable) }))
}

type PlacedError = Error & { token?: { getPosition?: () => [number, number]; kind?: TokenKind } }

function lineOfError(error: unknown): number {
  const token = error instanceof Error ? (error as PlacedError).token : undefined
  return token?.getPosition?.()[0] ?? 1
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 200) ?? ''
}
