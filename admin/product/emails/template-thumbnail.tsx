/** A template drawn as small as a stamp, in the site's brand: its subject and lines as bars of their length, and its buttons. */
import type { Template } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { lookOf } from '../blocks/block-look.ts'
import { brandQuery } from '../brand/queries.ts'
import { useSiteId } from '../screens/use-view.ts'
import { templateLines } from './template-lines.ts'
import styles from './template-thumbnail.module.css'

/** As many letters as a line of an email has. */
const LINE = 56

const widthOf = (text: string) => `${Math.min(100, Math.max(16, Math.round((text.length / LINE) * 100)))}%`

export function TemplateThumbnail({ template }: { template: Pick<Template, 'subject' | 'body_text'> }) {
  const site_id = useSiteId()
  const { data: brand } = useQuery(brandQuery(site_id))
  const { subject, lines } = templateLines(template)
  return (
    <span className={styles.sheet} style={lookOf(brand, {})}>
      <span className={styles.logo} />
      {subject && <span className={styles.subject} style={{ width: widthOf(subject) }} />}
      {lines.map(({ text, type, key }) => (
        <span key={key} className={styles.line} data-kind={type} style={{ width: widthOf(text) }} />
      ))}
    </span>
  )
}
