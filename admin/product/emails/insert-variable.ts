/** Putting a variable into a text at the cursor. Pure. */

import type { TemplateVariable } from '@leadwright/sdk'

/** What is written for a variable: with a fallback where a lead may have no value, as a link where it is one. */
export function variableText(
  { name, may_be_empty }: Pick<TemplateVariable, 'name' | 'may_be_empty'>,
  fallback: string,
  linkWord: string,
): string {
  // In a text without markup there is no word: the bare variable, for the target of a link.
  if (name === 'unsubscribe_url' && linkWord) return `[${linkWord}]({{ unsubscribe_url }})`
  if (!may_be_empty) return `{{ ${name} }}`
  return `{{ ${name} | default: "${fallback.replaceAll('"', '')}" }}`
}

/** The text with `inserted` in the place of the selection, and where the cursor then is. */
export function insertAt(
  text: string,
  selection: { start: number; end: number },
  inserted: string,
): { text: string; cursor: number } {
  const start = Math.min(selection.start, text.length)
  const end = Math.max(start, Math.min(selection.end, text.length))
  return { text: text.slice(0, start) + inserted + text.slice(end), cursor: start + inserted.length }
}
