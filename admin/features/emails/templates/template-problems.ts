/** Problems of a template, in words. */
import type { TemplateProblem } from '@leadwright/sdk'
import type { MessageKey, Messages } from '../../../messages/messages.tsx'

const words: Record<TemplateProblem['code'], MessageKey | MessageKey<{ name: string }>> = {
  no_unsubscribe_link: 'templates.problem_no_unsubscribe',
  template_too_long: 'templates.problem_too_long',
  template_too_complex: 'templates.problem_too_complex',
  template_syntax: 'templates.problem_syntax',
  template_variable_unknown: 'templates.problem_variable',
  template_link_invalid: 'templates.problem_link',
  template_block_invalid: 'templates.problem_block',
}
const fields: Record<string, MessageKey> = {
  '/subject': 'templates.subject',
  '/preheader': 'templates.preheader',
  '/body_text': 'templates.body',
}

export function problemWords(t: Messages['t'], { code, pointer, name }: TemplateProblem): string {
  const field = fields[pointer]
  const text = t(words[code], { name })
  return field && code !== 'no_unsubscribe_link' ? `${t(field)}: ${text}` : text
}
