/** The line for the owner's page, and whether it is there yet. */
import type { PageCheck, Site } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { usePublishSite } from '../../product/sites/site-publication.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { Notice } from '../../ui/notice.tsx'
import { reasonOf } from './reason-of.ts'

interface SnippetStepProps {
  site: Site
  website: string
  check: { data?: PageCheck | undefined; error: Error | null }
}

export function SnippetStep({ site, website, check }: SnippetStepProps) {
  const { t } = useMessages()
  const publish = usePublishSite(site.id)
  return (
    <>
      <p className="muted">{t('first_minutes.snippet_text')}</p>
      <CodeSnippet
        label="HTML"
        code={`<script async src="${window.location.origin}/widget.js" data-site="${site.id}"></script>`}
      />
      {site.status === 'draft' && (
        <Notice
          tone="warning"
          title={t('first_minutes.draft')}
          action={
            <Button isPending={publish.isPending} onPress={() => publish.mutate(undefined)}>
              {t('site.publish')}
            </Button>
          }
        />
      )}
      <Found website={website} check={check} />
    </>
  )
}

function Found({ website, check: { data, error } }: Pick<SnippetStepProps, 'website' | 'check'>) {
  const { t } = useMessages()
  if (website === '') return <p className="muted">{t('first_minutes.no_website')}</p>
  if (error)
    return (
      <Notice tone="warning" title={t('first_minutes.not_reached', { website })}>
        {reasonOf(error)}
      </Notice>
    )
  return data?.found === 'this_site' ? (
    <Notice tone="good" title={t('first_minutes.found', { website })} />
  ) : (
    <Notice tone="info" title={t('first_minutes.waiting', { website })} />
  )
}
