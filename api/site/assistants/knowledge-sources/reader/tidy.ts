/** A text of a page without the spaces of its source. Pure. */

export function tidy(text: string, is_pre: boolean): string {
  if (is_pre) return text.replace(/^\n+/, '').trimEnd()
  const trimmed = text.trim()
  // Most texts are one line with nothing to tidy.
  if (!/\n| {2}|[\t\u00a0]/.test(trimmed)) return trimmed
  const lines = trimmed.split('\n').map(line => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
  return lines.filter(line => line !== '').join('\n')
}
