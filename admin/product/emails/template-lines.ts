/** The lines of a template's thumbnail: text without markup, and buttons. Pure. */
export interface TemplateLine {
  key: string
  type: 'text' | 'button'
  text: string
}

const LINES_DRAWN = 6
const button = /^\[\[(.+?)\]\(.*\)\]$/

/** Stands where a value would be. */
const gap = '\uFFFC'

/**
 * `{{ lead.first_name | default: "there" }}` is "there", or nothing; `{% … %}` is nothing; a link is its words. What set a
 * value apart goes with it: "Hola, {{ lead.first_name }}:" is "Hola:".
 */
const plain = (text: string): string =>
  text
    .replaceAll(/\{\{[^}]*?default:\s*"([^"]*)"[^}]*\}\}/g, '$1')
    .replaceAll(/\{\{[^}]*\}\}|\{%[^%]*%\}/g, gap)
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^ ?(\uFFFC[ ,;:–-]*)+/g, '')
    .replaceAll(/( ?[,;–-]? ?\uFFFC)+(?= ?([,.:;!?]|$))/g, '')
    .replaceAll(/ ?\uFFFC ?/g, ' ')
    .replaceAll(/ ([,.:;!?])/g, '$1')
    .trim()

export function templateLines(template: { subject: string; body_text: string }): {
  subject: string
  lines: TemplateLine[]
} {
  const lines = template.body_text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .slice(0, LINES_DRAWN)
    .map((line, at): TemplateLine => {
      const words = button.exec(line)?.[1]
      return { key: String(at), type: words ? 'button' : 'text', text: plain(words ?? line) }
    })
  return { subject: plain(template.subject), lines }
}
