/** The passages that a text names by their numbers. */
import type { KeywordSource } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { sourcePath } from '../../../product/knowledge/paths.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './keyword-lists.module.css'

export function KeywordSources({ sources }: { sources: readonly KeywordSource[] }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  if (sources.length === 0) return null
  return (
    <details>
      <summary>{t('keywords.sources', { count: sources.length })}</summary>
      <ul className={styles.lines}>
        {sources.map(({ number, source_id, source_name, heading, excerpt }) => (
          <li key={number}>
            [{number}] <Link href={sourcePath(site_id, source_id)}>{heading ?? source_name}</Link>{' '}
            <q className="muted" dir="auto">
              {excerpt}
            </q>
          </li>
        ))}
      </ul>
    </details>
  )
}
