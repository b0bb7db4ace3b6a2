/** What a source was read from: each page or file with its size, its passages, and why it could not be read; the file or captions to download. */
import type { KnowledgeDocument, KnowledgeSource } from '@leadwright/sdk'
import { Download } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { fileSize } from '../../product/file-size.ts'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { LoadMore } from '../../product/lists/load-more.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { saveBlob, saveText } from '../../product/save-file.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageElsewhere } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { documentsQuery } from './queries.ts'

export function SourceDocuments({ source }: { source: KnowledgeSource }) {
  const messages = useMessages()
  const { t, number } = messages
  const { site_id } = useSite()
  const list = useList(documentsQuery(site_id, source.id))
  const isCaptions = source.format === 'vtt' || source.format === 'srt'
  const hasTranscript = isCaptions || list.rows?.some(({ has_transcript }) => has_transcript)
  return (
    <Section
      title={t('knowledge.documents')}
      description={t('knowledge.documents_text')}
      action={
        hasTranscript ? <TranscriptButton source={source} /> : source.type === 'file' && <FileButton source={source} />
      }
    >
      {list.error && !list.rows ? <ErrorState error={list.error} onRetry={list.onRetry} /> : null}
      {!list.rows && !list.error && <Skeleton lines={['80%', '70%']} />}
      {list.rows?.length === 0 && <p className="muted">{t('knowledge.no_passages')}</p>}
      {list.rows && list.rows.length > 0 && (
        <PlainTable
          rows={list.rows}
          keyOf={({ position }) => String(position)}
          header={{
            label: t('knowledge.document'),
            cell: document => <Named document={document} isAlone={source.document_count === 1} />,
          }}
          columns={[
            { label: t('knowledge.passages'), cell: ({ chunk_count }) => number(chunk_count) },
            { label: t('knowledge.size'), cell: ({ bytes }) => fileSize(bytes, messages) },
          ]}
        />
      )}
      <LoadMore list={list} />
    </Section>
  )
}

/** The warning of a source's only document is the source's, which says it above. */
function Named({ document, isAlone }: { document: KnowledgeDocument; isAlone: boolean }) {
  const { name, title, url, problem, warning } = document
  const shown = title || name
  return (
    <>
      {url ? (
        <Link href={pageElsewhere(url)} target="_blank">
          {shown}
        </Link>
      ) : (
        shown
      )}
      {problem && <p className="muted">{problem.text}</p>}
      {warning && !isAlone && <p className="muted">{warning.text}</p>}
    </>
  )
}

function TranscriptButton({ source: { id: source_id, name } }: { source: KnowledgeSource }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const download = useChange({
    run: () => knowledgeClient.sources.downloadKnowledgeTranscript({ site_id, source_id }),
    shows: 'the answer',
    done: transcript => {
      saveText(`${name}.vtt`, transcript, 'text/vtt')
      return undefined
    },
  })
  return (
    <Button icon={<Download size={16} aria-hidden />} isPending={download.isPending} onPress={() => download.mutate()}>
      {t('knowledge.transcript')}
    </Button>
  )
}

function FileButton({ source: { id: source_id, name, format } }: { source: KnowledgeSource }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const hasEnding = !format || format === 'image' || name.toLowerCase().endsWith(`.${format}`)
  const download = useChange({
    run: async () =>
      saveBlob(
        hasEnding ? name : `${name}.${format}`,
        await knowledgeClient.sources.getContent({ site_id, source_id }, { timeout: 0 }),
      ),
    shows: 'the answer',
  })
  return (
    <Button icon={<Download size={16} aria-hidden />} isPending={download.isPending} onPress={() => download.mutate()}>
      {t('knowledge.load_file')}
    </Button>
  )
}
