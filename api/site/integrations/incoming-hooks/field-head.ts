/** What the field of a call would be called at the head of a column: the end of its path, in words. Pure. */

/** Ends of paths that say nothing without what stands before them. */
const partial = /^(?:first|last|middle|full|value|text|label|name|address|number|area|date|\d+(?:\.\d+)?|id|status)$/i
/** Prefixes with which form builders number their questions: `q3_email`, `field_2`. */
const numbered = /^(?:q\d+_|field[_-](?=\D)|input[_-](?=\D)|your[-_])/i

/** Words with which a form asks, around what it asks for. */
const asking = /^(?:(?:what|which)(?: is|'s|’s)|please enter|enter|(?:¿\s*)?cu[aá]l es|escribe|introduce)\s+/i
const whose = /^(?:your|the|tu|su|el|la)\s+(?=\S)/i

const inWords = (part: string): string =>
  part
    .replace(/[\s?:*]{1,10}$/, '')
    .replace(asking, '')
    .replace(whose, '')
    .replace(numbered, '')
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()

/** Parts are separated by points that stand before a letter or a digit. */
export function fieldHead(source: string): string {
  const parts = source.split(/\.(?=\S)/)
  const last = parts.at(-1) ?? source
  const before = parts.at(-2)
  const isPart = partial.test(last) && before !== undefined && !containers.test(before)
  return (
    inWords(isPart ? `${isName(before) ? '' : before} ${last}${isName(before) ? ' name' : ''}`.trim() : last) || source
  )
}

/** Parts that hold fields and name none of them. */
const containers = /^(?:data|fields?|payload|answers|form_response|submission|body|rawRequest|hidden|values|form|\d+)$/i
const isName = (part: string): boolean => /^(?:q\d+_?)?(?:your[-_])?(?:full)?[-_]?name\d*$/i.test(part)
