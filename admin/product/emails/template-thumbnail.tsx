/** A template drawn as small as a stamp: its subject, and its text as an email has it. */
import type { Template } from '@leadwright/sdk'
import { templateLines } from './template-lines.ts'
import styles from './template-thumbnail.module.css'

export function TemplateThumbnail({ template }: { template: Pick<Template, 'subject' | 'body_text'> }) {
  const { subject, lines } = templateLines(template)
  return (
    <span className={styles.sheet}>
      <span className={styles.subject}>{subject}</span>
      {lines.map(({ text, kind, key }) => (
        <span key={key} className={styles.line} data-kind={kind}>
          {text}
        </span>
      ))}
    </span>
  )
}
