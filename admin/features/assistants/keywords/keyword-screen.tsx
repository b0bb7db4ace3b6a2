/** One main keyword: its words, and what becomes of it. */
import type { Keyword } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { keywords } from '../client.ts'
import { AssistantScreen } from '../screen/assistant-screen.tsx'
import { KeywordForm, type KeywordInput } from './keyword-form.tsx'
import { KeywordPage } from './keyword-page.tsx'
import { KeywordWriting } from './keyword-writing.tsx'
import { languageName } from './language-name.ts'
import { keywordsPath } from './paths.ts'
import { keywordQuery } from './queries.ts'
import { useKeywordActions } from './use-keyword-actions.tsx'

export const KeywordScreen = () => (
  <AssistantScreen here="keywords">{({ assistant }) => <Found assistant_id={assistant.id} />}</AssistantScreen>
)

function Found({ assistant_id }: { assistant_id: string }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { key_id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(keywordQuery(site_id, key_id))
  const back = { label: t('keywords.title'), href: keywordsPath(site_id, assistant_id) }
  if (error && !data) return <ErrorState error={error} onRetry={refetch} back={back} />
  if (!data) return <Skeleton lines={['40%', '60%', '50%']} />
  return (
    <>
      <p>
        <Link href={back.href}>{t('keywords.all')}</Link>
      </p>
      <Words key={`${data.keyword} ${data.secondary_keywords.join()}`} keyword={data} />
      <KeywordWriting keyword={data} />
      {data.draft?.is_complete && <KeywordPage keyword={data} />}
    </>
  )
}

function Words({ keyword }: { keyword: Keyword }) {
  const { t, language } = useMessages()
  const { site_id } = useSite()
  const { id, version } = keyword
  const { remove, dialogs } = useKeywordActions(site_id)
  const save = useChange({
    run: ({ language: _, ...body }: KeywordInput) =>
      keywords.update({ site_id, keyword_id: id, body }, { ifMatch: version }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'keywords'),
    done: () => ({ text: t('keywords.saved', { keyword: keyword.keyword }) }),
    isHandled: () => true,
  })
  return (
    <Section title={keyword.keyword} description={languageName(keyword.language, language)}>
      <KeywordForm keyword={keyword} action={t('keywords.save')} onSubmit={written => save.mutateAsync(written)}>
        <Button icon={<Trash2 size={16} aria-hidden />} onPress={() => remove(keyword)}>
          {t('keywords.delete')}
        </Button>
      </KeywordForm>
      {dialogs}
    </Section>
  )
}
