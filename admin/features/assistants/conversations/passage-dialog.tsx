/** The passage that an answer cites, as it was then, and where it stands now. */
import type { Citation } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { sourcePath } from '../../../product/knowledge/paths.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './transcript.module.css'

type PassageDialogProps = { citation: Citation | undefined; onClose: () => void }

export function PassageDialog({ citation, onClose }: PassageDialogProps) {
  const { t } = useMessages()
  const title = citation ? t('conversations.passage_of', { number: citation.number, source: citation.source_name }) : ''
  return (
    <Dialog title={title} isOpen={citation !== undefined} onClose={onClose}>
      {citation && <Passage citation={citation} />}
    </Dialog>
  )
}

/** Its heading, its words, and the ways to where it stands. */
export function Passage({ citation: { heading, excerpt, version, url, source_id } }: { citation: Citation }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  return (
    <div className="stack" data-near>
      {heading && <h3 dir="auto">{heading}</h3>}
      <blockquote className={styles.excerpt} dir="auto">
        {excerpt}
      </blockquote>
      <p className="muted row-of">
        {t('conversations.source_version', { number: version })}
        {url && (
          <Link href={pageElsewhere(url)} target="_blank" rel="noopener noreferrer">
            {t('knowledge.open_passage')}
          </Link>
        )}
        <Link href={sourcePath(site_id, source_id)}>{t('conversations.open_source')}</Link>
      </p>
    </div>
  )
}
