/** What is written for a keyword: brief, outline and draft, each with its passages, and the page that is made of the draft. */
import type { Keyword, KeywordPart } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { operationPath } from '../../../product/operations/paths.ts'
import { operationQuery } from '../../../product/operations/queries.ts'
import { useBegun } from '../../../product/operations/use-begun.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { keywords } from '../client.ts'
import styles from './keyword-lists.module.css'
import { KeywordSources } from './keyword-sources.tsx'

const titles = { brief: 'keywords.brief', outline: 'keywords.outline', draft: 'keywords.draft' } as const
const texts = { brief: 'keywords.brief_text', outline: 'keywords.outline_text', draft: 'keywords.draft_text' } as const

export function KeywordWriting({ keyword }: { keyword: Keyword }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { operation_id } = keyword
  const { data: operation } = useQuery({
    ...operationQuery(site_id, operation_id ?? ''),
    enabled: operation_id !== null,
  })
  const isWriting = operation !== undefined && operation.ended_at === null
  const common = { keyword, isWriting }
  const { brief, outline, draft } = keyword
  return (
    <>
      {isWriting && operation_id && (
        <Notice
          tone="info"
          title={t('keywords.is_writing')}
          action={<Link href={operationPath(site_id, operation_id)}>{t('operations.follow')}</Link>}
        />
      )}
      {!isWriting && operation?.reason && <Notice tone="bad" title={operation.reason.text} />}
      <Part {...common} part="brief">
        {brief && (
          <>
            <h3 dir="auto">{brief.title}</h3>
            {[brief.description, brief.audience, brief.intent]
              .filter(text => text !== '')
              .map(text => (
                <p key={text} dir="auto">
                  {text}
                </p>
              ))}
            <Lines lines={[...brief.points, ...brief.questions]} />
          </>
        )}
      </Part>
      <Part {...common} part="outline">
        {outline?.sections.map(({ heading, points }) => (
          <div key={heading}>
            <h3 dir="auto">{heading}</h3>
            <Lines lines={points} />
          </div>
        ))}
      </Part>
      <Part {...common} part="draft" isDisabled={!outline}>
        {draft?.sections.map(({ heading, paragraphs }) => (
          <div key={heading}>
            <h3 dir="auto">{heading}</h3>
            {paragraphs.map(text => (
              <p key={text} dir="auto">
                {text}
              </p>
            ))}
          </div>
        ))}
      </Part>
    </>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {[...new Set(lines)].map(line => (
      <li key={line} dir="auto">
        {line}
      </li>
    ))}
  </ul>
)

type PartProps = {
  keyword: Keyword
  part: KeywordPart
  isWriting: boolean
  isDisabled?: boolean
  children: ReactNode
}

function Part({ keyword, part, isWriting, isDisabled = false, children }: PartProps) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const begun = useBegun(site_id)
  const write = useChange({
    run: () => keywords.write({ site_id, keyword_id: keyword.id, body: { part } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'keywords', 'operations'),
    done: begun,
  })
  const written = keyword[part]
  return (
    <Section
      title={t(titles[part])}
      description={t(texts[part])}
      action={
        <Button
          icon={<PenLine size={16} aria-hidden />}
          isDisabled={isWriting || isDisabled}
          isPending={write.isPending}
          onPress={() => write.mutate()}
          aria-label={t(written ? 'keywords.write_again_of' : 'keywords.write_of', { what: t(titles[part]) })}
        >
          {t(written ? 'keywords.write_again' : 'keywords.write')}
        </Button>
      }
    >
      {written ? (
        <div className="stack">
          {written.by === 'passages' && <Notice tone="info" title={t('keywords.by_passages')} />}
          {children}
          <KeywordSources sources={written.sources} />
        </div>
      ) : (
        <p className="muted">{t(isDisabled ? 'keywords.outline_first' : 'keywords.nothing_written')}</p>
      )}
    </Section>
  )
}
