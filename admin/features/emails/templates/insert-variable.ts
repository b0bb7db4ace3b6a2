/** Putting a variable into a text at the cursor. Pure. */

/** Variables that every lead or site has; others may be empty and get a fallback. */
const alwaysFilled = new Set([
  'lead.email',
  'site.name',
  'site.postal_address',
  'sender.first_name',
  'sender.last_name',
  'sender.email',
  'sender.signature',
  'unsubscribe_url',
])

/** What is written for a variable: with a fallback where a lead may have no value, as a link where it is one. */
export function variableText(variable: string, fallback: string, linkWord: string): string {
  if (variable === 'unsubscribe_url') return `[${linkWord}]({{ unsubscribe_url }})`
  if (alwaysFilled.has(variable)) return `{{ ${variable} }}`
  return `{{ ${variable} | default: "${fallback.replaceAll('"', '')}" }}`
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
