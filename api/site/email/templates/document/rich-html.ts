/** Rich text as HTML with its styles inline. Pure. */
import type { RichText, TextRun } from '../../../../platform/pages/blocks/rich-text.ts'
import { escapeAround } from './liquid-text.ts'
import { darkClass, linkColor, type Paper } from './paper.ts'

interface RichStyle {
  /** Font, size and color, as inline styles. */
  style: string
  space_px: number
}

const tag = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g

export function richHtml(content: RichText, paper: Paper, { style, space_px }: RichStyle): string {
  const last = content.length - 1
  return content
    .map((node, i) => {
      const space = `margin:0 0 ${i === last ? 0 : space_px}px`
      if (node.type === 'paragraph') {
        const align = node.align && node.align !== 'left' ? `text-align:${node.align};` : ''
        return `<p class="${darkClass(paper, 'lw-text')}" dir="auto" style="${space};${align}${style}"\n>${line(node.runs, paper)}</p>`
      }
      const items = node.items.map(
        ({ runs }) =>
          `<li style="margin:0 0 6px;${style}" class="${darkClass(paper, 'lw-text')}"\n>${line(runs, paper)}</li>`,
      )
      const name = node.ordered ? 'ol' : 'ul'
      return `<${name} dir="auto" style="${space};padding:0 0 0 24px">${items.join('')}</${name}>`
    })
    .join('\n')
}

const line = (runs: readonly TextRun[], paper: Paper): string =>
  joined(runs)
    .map(run => runHtml(run, paper))
    .join('') || '&nbsp;'

function endsInTag(text: string): boolean {
  const rest = text.replaceAll(tag, '')
  const at = Math.max(rest.lastIndexOf('{{'), rest.lastIndexOf('{%'))
  return at >= 0 && !rest.includes('}', at)
}

/** A tag of Liquid that begins in one run and ends in another belongs to the first. */
function joined(runs: readonly TextRun[]): TextRun[] {
  const whole: TextRun[] = []
  for (const run of runs) {
    const before = whole.at(-1)
    if (before && endsInTag(before.text)) whole[whole.length - 1] = { ...before, text: before.text + run.text }
    else whole.push(run)
  }
  return whole
}

function runHtml(run: TextRun, paper: Paper): string {
  const form = [
    run.bold && 'font-weight:600',
    run.italic && 'font-style:italic',
    run.underline && !run.link && 'text-decoration:underline',
  ].filter(Boolean)
  const text = escapeAround(run.text.replaceAll(/[\uFDD0-\uFDD6]/g, '')).replaceAll('\n', '<br>')
  if (run.link) {
    const style = [`color:${linkColor(paper)}`, 'text-decoration:underline', ...form].join(';')
    return `<a class="${darkClass(paper, 'lw-link')}" style="${style}"${paper.sheet.href(run.link, run.text)}>${text}</a>`
  }
  return form.length > 0 ? `<span style="${form.join(';')}">${text}</span>` : text
}
