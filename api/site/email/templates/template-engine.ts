/**
 * The Liquid engine for text that owners type: conditions and a handful of filters, no loops, no files, no prototypes,
 * with limits on length, time and memory. Every value that a template prints becomes a numbered mark; the values stay
 * beside it and are put in by whoever knows the place (HTML, text, URL, subject). A value is therefore never read as
 * markup and never evaluated again.
 */

import { Liquid, type Template } from 'liquidjs'
import { templateLimits } from './limits.ts'

export const ALLOWED_TAGS = ['if', 'unless', 'case', 'comment'] as const
export const ALLOWED_FILTERS = [
  'default',
  'upcase',
  'downcase',
  'capitalize',
  'strip',
  'truncate',
  'append',
  'prepend',
] as const

/** Unicode noncharacters: never part of real text, and removed from every source. */
export const MARK_OPEN = '\uFDD0'
export const MARK_CLOSE = '\uFDD1'
export const markPattern = /\uFDD0(\d+)\uFDD1/g

/** A template's output with marks, and the values that belong to them. */
export type MarkedText = { text: string; values: string[] }

let values: string[] = []

export const engine = new Liquid({
  cache: false,
  ownPropertyOnly: true,
  strictFilters: true,
  strictVariables: false,
  dynamicPartials: false,
  relativeReference: false,
  templates: {},
  parseLimit: templateLimits.template_html_characters_max,
  renderLimit: templateLimits.template_render_milliseconds_max,
  memoryLimit: templateLimits.template_memory_max,
  outputEscape: mark,
})
for (const name of Object.keys(engine.tags)) {
  if (!(ALLOWED_TAGS as readonly string[]).includes(name)) delete engine.tags[name]
}
for (const name of Object.keys(engine.filters)) {
  if (!(ALLOWED_FILTERS as readonly string[]).includes(name)) delete engine.filters[name]
}

function mark(value: unknown): string {
  const text = plainText(value)
  if (!text) return ''
  values.push(
    text.length > templateLimits.template_value_characters_max
      ? text.slice(0, templateLimits.template_value_characters_max)
      : text,
  )
  return `${MARK_OPEN}${values.length - 1}${MARK_CLOSE}`
}

/** Only types that a lead's fields can have are printed; objects, arrays and ranges print nothing. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Parses a source; throws Liquid's error. */
export function parseSource(source: string): Template[] {
  return engine.parse(source.toWellFormed().replaceAll(MARK_OPEN, '').replaceAll(MARK_CLOSE, ''))
}

/**
 * Renders within the limits; throws when one is passed. Synchronous, so that the values can not mix. The limit of time
 * is tried more than once: the time for which the whole process stood still counts too, and is no fault of the owner's.
 */
export function renderMarked(template: Template[], scope: object, milliseconds: number): MarkedText {
  for (let tries = 1; ; tries++) {
    try {
      return renderOnce(template, scope, milliseconds)
    } catch (error) {
      if (tries === templateLimits.template_render_tries_max || !/render limit/.test(String(error))) throw error
    }
  }
}

function renderOnce(template: Template[], scope: object, milliseconds: number): MarkedText {
  values = []
  const collected = values
  const text: unknown = engine.renderSync(template, scope, { renderLimit: milliseconds })
  values = []
  return { text: String(text), values: collected }
}

/** Replaces marks by their values, each through `convert`. */
export function fillMarks(text: string, marked: MarkedText, convert: (value: string) => string): string {
  if (!text.includes(MARK_OPEN)) return text
  return text.replace(markPattern, (_, index) => convert(marked.values[Number(index)] ?? ''))
}
