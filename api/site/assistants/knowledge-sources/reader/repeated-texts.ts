/** Texts that stand on most pages of one site: banners, notices, calls to do something. Pure. */
import type { Block } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { isCookieNotice } from './main-text.ts'

const { site_text_characters_min, site_text_characters_max, site_text_pages_min } = knowledgeLimits

/** Short ones say something of each page. */
export const textKeys = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(block => (isLong(block) ? [keyOf(block)] : []))),
]

const isLong = ({ type, text }: Block): boolean => type !== 'heading' && text.length >= site_text_characters_min
const keyOf = ({ text }: Block): string =>
  text
    .slice(0, site_text_characters_max)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export interface SampledPage {
  name: string
  keys: readonly string[]
}

/** By their keys, with the page on which each stays; null: on none. */
export type RepeatedTexts = ReadonlyMap<string, string | null>

export function repeatedTexts(pages: readonly SampledPage[]): RepeatedTexts {
  const names = new Map<string, string[]>()
  for (const { name, keys } of pages) for (const key of keys) names.set(key, [...(names.get(key) ?? []), name])
  const least = Math.max(site_text_pages_min, Math.floor(pages.length / 2) + 1)
  const repeated = [...names].filter(([, on]) => on.length >= least)
  return new Map(repeated.map(([key, [first = null]]) => [key, isCookieNotice(key) ? null : first]))
}

/** Keys of what a page says that others say as well. */
export const repeatedOn = (name: string, texts: RepeatedTexts): string[] =>
  [...texts].flatMap(([key, stays_on]) => (stays_on === name ? [] : [key]))

export function withoutTexts<B extends Block>(blocks: readonly B[], keys: readonly string[]): B[] {
  const left_out = new Set(keys)
  const rest = blocks.filter(block => !(isLong(block) && left_out.has(keyOf(block))))
  // A page of nothing else is read as it is.
  return rest.some(({ type }) => type !== 'heading') ? rest : [...blocks]
}
