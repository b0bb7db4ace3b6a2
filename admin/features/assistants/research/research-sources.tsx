/** What was found: each source with what was read of it, to choose from. */
import type { ResearchSource } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { sourcePath } from '../../../product/knowledge/paths.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './research-sources.module.css'

type SourcesProps = {
  site_id: string
  sources: readonly ResearchSource[]
  chosen: ReadonlySet<number>
  isDisabled: boolean
  onChoose: (number: number, isChosen: boolean) => void
}

export const ResearchSources = ({ site_id, sources, chosen, isDisabled, onChoose }: SourcesProps) => (
  <ul className={styles.sources}>
    {sources.map(source => (
      <li key={source.number} className="stack">
        <Checkbox
          isSelected={chosen.has(source.number)}
          isDisabled={isDisabled}
          onChange={isChosen => onChoose(source.number, isChosen)}
        >
          [{source.number}] {source.title}
        </Checkbox>
        <SourceNotes site_id={site_id} source={source} />
      </li>
    ))}
  </ul>
)

function SourceNotes({ site_id, source }: { site_id: string; source: ResearchSource }) {
  const { t, day } = useMessages()
  const { url, source_id, published_on, problem, is_cited, text, number } = source
  return (
    <>
      <p className="row-of muted">
        {source_id && <Link href={sourcePath(site_id, source_id)}>{t('research.from_knowledge')}</Link>}
        {url && !source_id && (
          <Link href={pageElsewhere(url)} target="_blank">
            {url}
          </Link>
        )}
        {published_on && <span>{day(published_on)}</span>}
        {is_cited && <strong>{t('research.cited')}</strong>}
        {problem && <span>{problem.text}</span>}
      </p>
      {text && (
        <details>
          <summary>{t('research.read_text', { number })}</summary>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </details>
      )}
    </>
  )
}
